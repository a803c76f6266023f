// One of the three byrds, each with its own order of actions.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { flies, gainStrength, hit, onDie } from "../../../verbs/enemies.ts"

export default enemy(
  "s2-byrd-3",
  "Byrd",
  { act: 2, rank: "summon", hp: 4, look: { glyph: "toucan", hue: 210 } },
  [flies, onDie([1, 2], hit(n(3))), onDie([3, 4], hit(n(1), n(2))), onDie([5, 6], gainStrength(n(1)))],
)
