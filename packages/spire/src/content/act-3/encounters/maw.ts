// Drools on everybody, bites and grows.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import { players, vulnerable } from "../../../verbs/index.ts"
import { actsLast, gainStrength, hit, hitAll, onCube } from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "a3-maw",
    "The Maw",
    {
      act: 3,
      rank: "encounter",
      hp: 28,
      cube: { grey: 1, red: 3 },
      // disputed: a card reward instead of the potion.
      reward: { gold: 1, potion: 1 },
      look: { glyph: "shark-jaws", hue: 350 },
    },
    [
      actsLast(onCube(1, vulnerable(n(1), players))),
      // disputed: twice.
      onCube(2, hit(n(2), n(3))),
      onCube(3, gainStrength(n(2))),
      // disputed: a hit of 8.
      onCube(4, hit(n(6))),
    ],
  ),
  {
    // Hits everybody first, and harder at the end.
    from: 7,
    reward: { gold: 1, card: "normal" },
    changes: [
      actsLast(onCube(1, hitAll(n(2)), vulnerable(n(1), players))),
      onCube(2, hit(n(2), n(2))),
      onCube(4, hit(n(8))),
    ],
  },
)
