// Makes itself and Deca stronger, then hits everybody; the two are fought together.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import { foes, strength } from "../../../verbs/index.ts"
import { bring, comesWith, hitAll, onCube } from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "b3-donu",
    "Donu",
    {
      act: 3,
      rank: "boss",
      hp: [50, 100, 150, 200],
      cube: { red: 2 },
      die: [1, 2],
      look: { glyph: "donut", hue: 25 },
    },
    [
      comesWith(bring("Deca")),
      onCube(1, strength(n(1), foes)),
      // disputed: three hits.
      onCube(2, hitAll(n(3), n(2))),
    ],
  ),
  { from: 10, hp: [55, 110, 165, 220] },
)
