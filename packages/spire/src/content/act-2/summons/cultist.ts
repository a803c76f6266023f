// Hits harder every turn.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { everyTurn, gainStrength, hit } from "../../../verbs/enemies.ts"

export default enemy(
  "s2-cultist",
  "Cultist",
  { act: 2, alsoIn: 3, rank: "summon", count: 4, hp: 9, look: { glyph: "kenku-head", hue: 225 } },
  [everyTurn(hit(n(1)), gainStrength(n(1)))],
)
