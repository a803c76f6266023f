// Protects the mystic beside it on the high half of the die; without one it only hits, and harder.

import { enemy } from "../../../cards/enemy.ts"
import { withMystic } from "./centurion-b3.ts"

export default enemy(
  "a2-centurion-3b",
  "Centurion",
  {
    act: 2,
    rank: "encounter",
    hp: 15,
    reward: { gold: 1, card: "normal", potion: 1 },
    look: { glyph: "centurion-helmet", hue: 40 },
  },
  withMystic("high"),
)
