// Sleeps for one turn, then hits, hits and drains.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import { players, weak } from "../../../verbs/index.ts"
import { gainStrength, onCube, hitAll } from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "e1-lagavulin",
    "Lagavulin",
    {
      act: 1,
      rank: "elite",
      hp: [22, 44, 66, 88],
      cube: { grey: 1, red: 3 },
      reward: { gold: 2, card: "normal", relic: 1 },
      look: { glyph: "armoured-shell", hue: 195, small: "night-sleep" },
    },
    [
      onCube(1),
      onCube(2, hitAll(n(4))),
      onCube(3, hitAll(n(4))),
      onCube(4, weak(n(2), players), gainStrength(n(1))),
    ],
  ),
  {
    // Awake from the beginning: drains, hits, hits and grows.
    from: 1,
    cube: { red: 3 },
    does: [
      onCube(1, weak(n(2), players)),
      // disputed: the strength with this action and not with the next.
      onCube(2, hitAll(n(4))),
      onCube(3, hitAll(n(4)), gainStrength(n(1))),
    ],
  },
  {
    from: 12,
    hp: [24, 49, 76, 105],
    changes: [onCube(2, hitAll(n(4)), gainStrength(n(1))), onCube(3, hitAll(n(4)))],
  },
)
