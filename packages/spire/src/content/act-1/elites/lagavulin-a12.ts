// Awake from the beginning: drains, hits and grows, hits.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../enemy.ts"
import { players, weak } from "../../../words.ts"
import { grow, onCube, strikeAll } from "../../../words/enemies.ts"

export default enemy(
  "e1-lagavulin-a12",
  "Lagavulin",
  {
    act: 1,
    rank: "elite",
    hp: [24, 49, 76, 105],
    cube: { red: 3 },
    reward: { gold: 2, card: "normal", relic: 1 },
    ascension: 12,
    look: { glyph: "armoured-shell", hue: 195, small: "night-sleep" },
  },
  [onCube(1, weak(n(2), players)), onCube(2, strikeAll(n(4)), grow(n(1))), onCube(3, strikeAll(n(4)))],
)
