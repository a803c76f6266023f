// Flies; two more of them come with it.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { comesWith, flies, gainStrength, hit, onDie, summon } from "../../../verbs/enemies.ts"

export default enemy(
  "a2-byrd",
  "Byrd",
  {
    act: 2,
    rank: "encounter",
    hp: 5,
    reward: { gold: 1, card: "normal" },
    look: { glyph: "toucan", hue: 210 },
  },
  [
    comesWith(summon("Byrd", n(2))),
    flies,
    onDie([1, 2], hit(n(1), n(2))),
    onDie([3, 4], gainStrength(n(1))),
    onDie([5, 6], hit(n(3))),
  ],
)
