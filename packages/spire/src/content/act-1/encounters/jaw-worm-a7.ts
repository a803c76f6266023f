// Weaker, but a spike slime comes with it.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../enemy.ts"
import { comesWith, grow, guard, onDie, strike, summon } from "../../../words/enemies.ts"

export default enemy(
  "a1-jaw-worm-a7",
  "Jaw Worm",
  {
    act: 1,
    rank: "encounter",
    hp: 7,
    reward: { gold: 1, card: "normal" },
    ascension: 7,
    look: { glyph: "croc-jaws", hue: 185 },
  },
  [
    comesWith(summon("Spike Slime")),
    onDie([1, 2], strike(n(2)), guard(n(1))),
    onDie([3, 4], guard(n(2)), grow(n(1))),
    onDie([5, 6], strike(n(3))),
  ],
)
