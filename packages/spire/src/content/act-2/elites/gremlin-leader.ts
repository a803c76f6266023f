// Leads a gang of gremlins: spurs all of them on, hits everybody, and gets those up again who have fallen.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import {
  allGainBlock,
  allGainStrength,
  comesWith,
  deadOf,
  hitAll,
  onCube,
  revive,
  summonSomeForAll,
} from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "e2-gremlin-leader",
    "Gremlin Leader",
    {
      act: 2,
      rank: "elite",
      hp: [30, 60, 90, 120],
      cube: { red: 3 },
      reward: { gold: 2, card: "upgraded", relic: 1 },
      look: { glyph: "orc-head", hue: 15, small: "crown" },
    },
    [
      comesWith(summonSomeForAll("gremlin", n(2))),
      onCube(1, hitAll(n(2)), allGainBlock(n(1)), allGainStrength(n(1))),
      onCube(2, hitAll(n(5))),
      onCube(3, revive(deadOf("gremlin"))),
    ],
  ),
  {
    from: 1,
    hp: [35, 70, 105, 140],
    changes: [onCube(1, hitAll(n(3)), allGainBlock(n(1)), allGainStrength(n(1)))],
  },
  {
    // Those who get up again are stronger, and so are all others.
    from: 12,
    hp: [40, 82, 130, 172],
    changes: [onCube(3, revive(deadOf("gremlin")), allGainStrength(n(1)))],
  },
)
