// One of the four blue slavers, each with its own order of actions.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { daze, weak } from "../../../verbs/index.ts"
import { hit, onDie } from "../../../verbs/enemies.ts"

export default enemy(
  "s2-blue-slaver-3",
  "Blue Slaver",
  { act: 2, rank: "summon", hp: 10, look: { glyph: "executioner-hood", hue: 215, small: "whip" } },
  [
    onDie([1, 2], hit(n(2)), daze(n(1))),
    onDie([3, 4], hit(n(2)), weak(n(1), "you")),
    onDie([5, 6], hit(n(3))),
  ],
)
