// Hits every turn.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { everyTurn, hit } from "../../../verbs/enemies.ts"

export default enemy(
  "s2-torch-head",
  "Torch Head",
  { act: 2, rank: "summon", count: 8, hp: 9, look: { glyph: "primitive-torch", hue: 30 } },
  [everyTurn(hit(n(1)))],
)
