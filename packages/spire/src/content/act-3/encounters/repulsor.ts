// Dazes or hits, beside two others.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import { daze } from "../../../verbs/index.ts"
import { comesWith, hit, onDie, summon } from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "a3-repulsor",
    "Repulsor",
    {
      act: 3,
      rank: "encounter",
      hp: 7,
      reward: { card: "normal", potion: 1 },
      look: { glyph: "magnet-blast", hue: 205 },
    },
    [
      comesWith(summon("Exploder"), summon("Spiker")),
      onDie([1, 2, 3], hit(n(1)), daze(n(2))),
      onDie([4, 5, 6], hit(n(3))),
    ],
  ),
  // A Spheric Guardian comes instead of a Spiker.
  { from: 7, changes: [comesWith(summon("Exploder"), summon("Spheric Guardian"))] },
)
