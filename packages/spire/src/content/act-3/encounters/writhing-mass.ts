// Does something else whenever an attack gets through to it, and so do all who go by the die.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { players, vulnerable, weak } from "../../../verbs/index.ts"
import { actsLast, dazeAll, gainBlock, hit, onDie, reactive } from "../../../verbs/enemies.ts"

export default enemy(
  "a3-writhing-mass",
  "Writhing Mass",
  {
    act: 3,
    rank: "encounter",
    // disputed: HP 27.
    hp: 17,
    reward: { card: "normal", potion: 1 },
    look: { glyph: "floating-tentacles", hue: 340 },
  },
  [
    reactive,
    actsLast(onDie([1], vulnerable(n(1), players))),
    onDie([2], dazeAll(n(2))),
    onDie([3], hit(n(3), n(2))),
    onDie([4], hit(n(5)), gainBlock(n(5))),
    onDie([5], hit(n(7))),
    onDie([6], hit(n(4)), weak(n(1), "you")),
  ],
)
