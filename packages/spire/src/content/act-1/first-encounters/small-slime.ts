// A small slime that brings an acid slime.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { comesWith, everyTurn, hit, summon } from "../../../verbs/enemies.ts"

export default enemy(
  "first-small-slime",
  "Small Slime",
  {
    act: 1,
    rank: "first-encounter",
    hp: 3,
    reward: { card: "normal", potion: 1 },
    look: { glyph: "transparent-slime", hue: 165 },
  },
  [comesWith(summon("Acid Slime")), everyTurn(hit(n(1)))],
)
