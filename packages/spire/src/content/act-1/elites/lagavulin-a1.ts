// Awake from the beginning: drains, hits, hits and grows.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../enemy.ts"
import { players, weak } from "../../../words.ts"
import { grow, onCube, strikeAll } from "../../../words/enemies.ts"

export default enemy(
  "e1-lagavulin-a1",
  "Lagavulin",
  {
    act: 1,
    rank: "elite",
    hp: [22, 44, 66, 88],
    cube: { red: 3 },
    reward: { gold: 2, card: "normal", relic: 1 },
    ascension: 1,
    replacedAt: 12,
    look: { glyph: "armoured-shell", hue: 195, small: "night-sleep" },
  },
  [
    onCube(1, weak(n(2), players)),
    // disputed: the strength with this action and not with the next.
    onCube(2, strikeAll(n(4))),
    onCube(3, strikeAll(n(4)), grow(n(1))),
  ],
)
