// Does as the die says.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../enemy.ts"
import { grow, guard, onDie, strike } from "../../../words/enemies.ts"

export default enemy(
  "a1-jaw-worm",
  "Jaw Worm",
  {
    act: 1,
    rank: "encounter",
    hp: 10,
    reward: { gold: 1, card: "normal" },
    replacedAt: 7,
    look: { glyph: "croc-jaws", hue: 185 },
  },
  [
    onDie([1, 2], strike(n(3)), guard(n(1))),
    onDie([3, 4], strike(n(4))),
    // disputed: a hit of 2 instead of the block.
    onDie([5, 6], guard(n(2)), grow(n(1))),
  ],
)
