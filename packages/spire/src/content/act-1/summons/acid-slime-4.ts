// One of four acid slimes, each with its own order of actions.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { daze, weak } from "../../../verbs/index.ts"
import { onDie, hit } from "../../../verbs/enemies.ts"

export default enemy(
  "s1-acid-slime-4",
  "Acid Slime",
  { act: 1, rank: "summon", hp: 5, look: { glyph: "vile-fluid", hue: 110 } },
  [onDie([1, 2], weak(n(1), "you")), onDie([3, 4], hit(n(2))), onDie([5, 6], hit(n(2)), daze(n(1)))],
)
