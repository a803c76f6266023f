// Takes gold on its third turn and is gone.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../enemy.ts"
import { flee, guard, loseGold, onCube, strike } from "../../../words/enemies.ts"

export default enemy(
  "a1-looter",
  "Looter",
  {
    act: 1,
    rank: "encounter",
    hp: 9,
    cube: { grey: 3, red: 0 },
    reward: { card: "normal", potion: 1 },
    replacedAt: 7,
    look: { glyph: "robber", hue: 30 },
  },
  [onCube(1, strike(n(2))), onCube(2, strike(n(3)), guard(n(1))), onCube(3, loseGold(n(2)), flee)],
)
