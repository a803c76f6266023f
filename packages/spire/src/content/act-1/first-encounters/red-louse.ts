// Curls up when it is hurt, and does not come alone.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import {
  comesWith,
  gainStrength,
  gainBlock,
  onDie,
  hit,
  summon,
  whenFirstHurt,
} from "../../../verbs/enemies.ts"

export default enemy(
  "first-red-louse",
  "Red Louse",
  {
    act: 1,
    rank: "first-encounter",
    hp: 3,
    // disputed: a normal card reward besides.
    reward: { gold: 1 },
    look: { glyph: "mite", hue: 2 },
  },
  [
    comesWith(summon("Green Louse")),
    whenFirstHurt(gainBlock(n(2))),
    onDie([1, 2], gainStrength(n(1))),
    onDie([3, 4], hit(n(2))),
    onDie([5, 6], hit(n(1))),
  ],
)
