// Roars first; from the second turn on skills hurt those who play them.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import { enraged, gainStrength, onCube, hitAll } from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "e1-gremlin-nob",
    "Gremlin Nob",
    {
      act: 1,
      rank: "elite",
      hp: [14, 28, 42, 56],
      cube: { grey: 1, red: 1 },
      reward: { gold: 2, card: "normal", relic: 1 },
      look: { glyph: "brute", hue: 0, small: "horned-helm" },
    },
    [enraged(2, n(1)), onCube(1), onCube(2, hitAll(n(3)))],
  ),
  // Grows with each blow.
  { from: 1, hp: [17, 35, 53, 70], changes: [onCube(2, hitAll(n(3)), gainStrength(n(1)))] },
  // Hits while it roars.
  { from: 12, hp: [19, 39, 61, 85], changes: [onCube(1, hitAll(n(1)))] },
)
