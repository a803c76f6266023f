// Does as the die says.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import { comesWith, gainStrength, gainBlock, onDie, hit, summon } from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "a1-jaw-worm",
    "Jaw Worm",
    {
      act: 1,
      rank: "encounter",
      hp: 10,
      reward: { gold: 1, card: "normal" },
      look: { glyph: "croc-jaws", hue: 185 },
    },
    [
      onDie([1, 2], hit(n(3)), gainBlock(n(1))),
      onDie([3, 4], hit(n(4))),
      // disputed: a hit of 2 instead of the block.
      onDie([5, 6], gainBlock(n(2)), gainStrength(n(1))),
    ],
  ),
  {
    // Weaker, but a spike slime comes with it.
    from: 7,
    hp: 7,
    does: [
      comesWith(summon("Spike Slime")),
      onDie([1, 2], hit(n(2)), gainBlock(n(1))),
      onDie([3, 4], gainBlock(n(2)), gainStrength(n(1))),
      onDie([5, 6], hit(n(3))),
    ],
  },
)
