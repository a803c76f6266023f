// One of the large slimes of the boss, each with its own order of actions.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { weak } from "../../../verbs/index.ts"
import { onDie, statusCards, hit } from "../../../verbs/enemies.ts"
import { largeSlimeHp } from "./large-slime-1.ts"

export default enemy(
  "s1-large-slime-3",
  "Large Slime",
  {
    act: 1,
    rank: "summon",
    hp: largeSlimeHp,
    look: { glyph: "slime", hue: 150 },
  },
  [
    onDie([1, 2], hit(n(3)), statusCards("slimed", n(2))),
    onDie([3, 4], hit(n(1)), weak(n(2), "you")),
    onDie([5, 6], hit(n(4))),
  ],
)
