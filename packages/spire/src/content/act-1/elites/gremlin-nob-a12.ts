// Hits while it roars, then grows with each blow; from the second turn on skills hurt those who play them.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../enemy.ts"
import { enraged, grow, onCube, strikeAll } from "../../../words/enemies.ts"

export default enemy(
  "e1-gremlin-nob-a12",
  "Gremlin Nob",
  {
    act: 1,
    rank: "elite",
    hp: [19, 39, 61, 85],
    cube: { grey: 1, red: 1 },
    reward: { gold: 2, card: "normal", relic: 1 },
    ascension: 12,
    look: { glyph: "brute", hue: 0, small: "horned-helm" },
  },
  [enraged(2, n(1)), onCube(1, strikeAll(n(1))), onCube(2, strikeAll(n(3)), grow(n(1)))],
)
