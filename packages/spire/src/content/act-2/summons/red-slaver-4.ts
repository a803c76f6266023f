// One of the four red slavers, each with its own order of actions; they act last.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { daze, vulnerable } from "../../../verbs/index.ts"
import { actsLast, hit, onDie } from "../../../verbs/enemies.ts"

export default enemy(
  "s2-red-slaver-4",
  "Red Slaver",
  { act: 2, rank: "summon", hp: 10, look: { glyph: "executioner-hood", hue: 2, small: "fishing-net" } },
  [
    actsLast(onDie([1, 2], hit(n(2)), vulnerable(n(1), "you"))),
    actsLast(onDie([3, 4], hit(n(3)))),
    actsLast(onDie([5, 6], hit(n(2)), daze(n(1)))),
  ],
)
