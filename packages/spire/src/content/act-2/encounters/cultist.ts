// A cultist with two more of them: hits harder every turn.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { comesWith, everyTurn, gainStrength, hit, summon } from "../../../verbs/enemies.ts"

export default enemy(
  "a2-cultist",
  "Cultist",
  {
    act: 2,
    rank: "encounter",
    hp: 9,
    reward: { gold: 2, card: "normal" },
    look: { glyph: "kenku-head", hue: 225 },
  },
  [comesWith(summon("Cultist", n(2))), everyTurn(hit(n(1)), gainStrength(n(1)))],
)
