// Does as the die says.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { daze, weak } from "../../../verbs/index.ts"
import { onDie, hit } from "../../../verbs/enemies.ts"

export default enemy(
  "a1-blue-slaver",
  "Blue Slaver",
  {
    act: 1,
    rank: "encounter",
    hp: 10,
    reward: { gold: 2, card: "normal" },
    look: { glyph: "executioner-hood", hue: 215, small: "whip" },
  },
  [
    onDie([1, 2], hit(n(2)), weak(n(1), "you")),
    onDie([3, 4], hit(n(3))),
    // disputed: a hit of 3.
    onDie([5, 6], hit(n(2)), daze(n(1))),
  ],
)
