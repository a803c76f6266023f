// Hits harder every turn.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { everyTurn, gainStrength, hit } from "../../../verbs/enemies.ts"

export default enemy(
  "first-cultist",
  "Cultist",
  {
    act: 1,
    rank: "first-encounter",
    hp: 9,
    reward: { gold: 1, card: "normal" },
    look: { glyph: "kenku-head", hue: 225 },
  },
  [everyTurn(hit(n(1)), gainStrength(n(1)))],
)
