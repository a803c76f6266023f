// Takes gold on its third turn and is gone; an acid slime comes with it.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../enemy.ts"
import { comesWith, flee, guard, loseGold, onCube, strike, summon } from "../../../words/enemies.ts"

export default enemy(
  "a1-looter-a7",
  "Looter",
  {
    act: 1,
    rank: "encounter",
    hp: 7,
    cube: { grey: 3, red: 0 },
    reward: { card: "normal", potion: 1 },
    ascension: 7,
    look: { glyph: "robber", hue: 30 },
  },
  [
    comesWith(summon("Acid Slime")),
    onCube(1, strike(n(2))),
    onCube(2, strike(n(3)), guard(n(1))),
    onCube(3, loseGold(n(2)), flee),
  ],
)
