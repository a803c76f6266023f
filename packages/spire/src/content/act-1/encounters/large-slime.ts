// Calls an acid slime every third turn.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import { daze } from "../../../verbs/index.ts"
import { comesNext, onCube, hit, hitAll, summon } from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "a1-large-slime",
    "Large Slime",
    {
      act: 1,
      rank: "encounter",
      hp: 8,
      cube: { red: 3 },
      reward: { gold: 1, card: "normal", potion: 1 },
      look: { glyph: "slime", hue: 150 },
    },
    [onCube(1, hitAll(n(1))), onCube(2, hit(n(4)), daze(n(1))), onCube(3, comesNext(summon("Acid Slime")))],
  ),
  // Hits harder, and dazes more.
  {
    from: 7,
    hp: 9,
    changes: [onCube(1, hitAll(n(2))), onCube(2, hit(n(4)), daze(n(2)))],
  },
)
