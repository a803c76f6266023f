// A small slime that brings an acid slime and a spike slime.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { comesWith, everyTurn, hit, summon } from "../../../verbs/enemies.ts"

export default enemy(
  "a1-small-slime",
  "Small Slime",
  {
    act: 1,
    rank: "encounter",
    hp: 3,
    reward: { gold: 1, card: "normal" },
    look: { glyph: "transparent-slime", hue: 165 },
  },
  [comesWith(summon("Acid Slime"), summon("Spike Slime")), everyTurn(hit(n(1)))],
)
