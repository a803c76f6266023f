// A cultist with a green louse: hits harder every turn.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { comesWith, everyTurn, gainStrength, hit, summon } from "../../../verbs/enemies.ts"

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
  [comesWith(summon("Green Louse")), everyTurn(hit(n(1)), gainStrength(n(1)))],
)
