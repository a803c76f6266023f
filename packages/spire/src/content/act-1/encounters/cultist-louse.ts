// A cultist with a green louse: hits harder every turn.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { comesWith, everyTurn, grow, strike, summon } from "../../../verbs/enemies.ts"

export default enemy(
  "a1-cultist-louse",
  "Cultist",
  {
    act: 1,
    rank: "encounter",
    hp: 9,
    reward: { gold: 1, card: "normal" },
    look: { glyph: "kenku-head", hue: 225 },
  },
  [comesWith(summon("Green Louse")), everyTurn(strike(n(1)), grow(n(1)))],
)
