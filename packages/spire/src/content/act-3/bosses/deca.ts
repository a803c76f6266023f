// Hits everybody, then slows them down with daze and slime; it comes with Donu.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import { dazeAll, hitAll, onCube, statusAll } from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "b3-deca",
    "Deca",
    {
      act: 3,
      rank: "boss",
      aside: true,
      hp: [50, 100, 150, 200],
      cube: { red: 2 },
      look: { glyph: "octogonal-eye", hue: 210 },
    },
    [
      // disputed: three hits.
      onCube(1, hitAll(n(3), n(2))),
      onCube(2, dazeAll(n(1)), statusAll("slimed", n(1))),
    ],
  ),
  // More slime.
  { from: 10, hp: [55, 110, 165, 220], changes: [onCube(2, dazeAll(n(1)), statusAll("slimed", n(2)))] },
)
