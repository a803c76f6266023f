// Does as the die says.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { gainStrength, gainBlock, onDie, hit } from "../../../verbs/enemies.ts"

export default enemy(
  "first-jaw-worm",
  "Jaw Worm",
  {
    act: 1,
    rank: "first-encounter",
    // disputed: HP 8.
    hp: 7,
    reward: { gold: 1, card: "normal", potion: 1 },
    look: { glyph: "croc-jaws", hue: 185 },
  },
  [
    onDie([1, 2], gainBlock(n(2)), gainStrength(n(1))),
    onDie([3, 4], hit(n(2)), gainBlock(n(1))),
    onDie([5, 6], hit(n(3))),
  ],
)
