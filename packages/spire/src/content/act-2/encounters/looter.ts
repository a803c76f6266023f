// Takes gold on its third turn and is gone; a mugger comes with it.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { comesWith, flee, gainBlock, hit, loseGold, onCube, summon } from "../../../verbs/enemies.ts"

export default enemy(
  "a2-looter",
  "Looter",
  {
    act: 2,
    rank: "encounter",
    count: 2,
    hp: 10,
    cube: { grey: 3, red: 0 },
    reward: { card: "normal", potion: 1 },
    look: { glyph: "robber", hue: 30 },
  },
  [
    comesWith(summon("Mugger")),
    onCube(1, hit(n(2))),
    onCube(2, hit(n(3)), gainBlock(n(1))),
    onCube(3, loseGold(n(2)), flee),
  ],
)
