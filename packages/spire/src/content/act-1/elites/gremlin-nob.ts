// Roars first; from the second turn on skills hurt those who play them.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../enemy.ts"
import { enraged, onCube, strikeAll } from "../../../words/enemies.ts"

export default enemy(
  "e1-gremlin-nob",
  "Gremlin Nob",
  {
    act: 1,
    rank: "elite",
    hp: [14, 28, 42, 56],
    cube: { grey: 1, red: 1 },
    reward: { gold: 2, card: "normal", relic: 1 },
    replacedAt: 1,
    look: { glyph: "brute", hue: 0, small: "horned-helm" },
  },
  [enraged(2, n(1)), onCube(1), onCube(2, strikeAll(n(3)))],
)
