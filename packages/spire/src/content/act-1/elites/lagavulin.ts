// Sleeps for one turn, then hits, hits and drains.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../enemy.ts"
import { players, weak } from "../../../words.ts"
import { grow, onCube, strikeAll } from "../../../words/enemies.ts"

export default enemy(
  "e1-lagavulin",
  "Lagavulin",
  {
    act: 1,
    rank: "elite",
    hp: [22, 44, 66, 88],
    cube: { grey: 1, red: 3 },
    reward: { gold: 2, card: "normal", relic: 1 },
    replacedAt: 1,
    look: { glyph: "armoured-shell", hue: 195, small: "night-sleep" },
  },
  [
    onCube(1),
    onCube(2, strikeAll(n(4))),
    onCube(3, strikeAll(n(4))),
    onCube(4, weak(n(2), players), grow(n(1))),
  ],
)
