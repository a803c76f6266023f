// Hits, waits, and blows itself up, beside two others.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import { comesWith, dies, hit, hitAll, onCube, summon } from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "a3-exploder",
    "Exploder",
    {
      act: 3,
      rank: "encounter",
      hp: 8,
      cube: { grey: 3, red: 0 },
      reward: { gold: 1, card: "normal" },
      look: { glyph: "exploding-planet", hue: 15 },
    },
    [
      comesWith(summon("Repulsor"), summon("Spiker")),
      onCube(1, hit(n(3))),
      onCube(2),
      onCube(3, hitAll(n(10)), dies),
    ],
  ),
  // A second Spiker comes.
  { from: 7, changes: [comesWith(summon("Repulsor"), summon("Spiker", n(2)))] },
)
