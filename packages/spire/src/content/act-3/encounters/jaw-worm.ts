// One of three, each with its own order of actions.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { comesWith, gainBlock, gainStrength, hit, onDie, summon } from "../../../verbs/enemies.ts"

export default enemy(
  "a3-jaw-worm",
  "Jaw Worm",
  {
    act: 3,
    rank: "encounter",
    hp: 10,
    reward: { gold: 2, card: "normal" },
    look: { glyph: "croc-jaws", hue: 185 },
  },
  [
    comesWith(summon("Jaw Worm", n(2))),
    onDie([1, 2], gainBlock(n(3)), gainStrength(n(1))),
    onDie([3, 4], hit(n(3)), gainBlock(n(1))),
    onDie([5, 6], hit(n(4))),
  ],
)
