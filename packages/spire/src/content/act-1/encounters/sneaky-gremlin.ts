// Comes with other gremlins.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { comesWith, everyTurn, hit, summonSome } from "../../../verbs/enemies.ts"

export default enemy(
  "a1-sneaky-gremlin",
  "Sneaky Gremlin",
  {
    act: 1,
    rank: "encounter",
    hp: 2,
    reward: { gold: 1, card: "normal", potion: 1 },
    look: { glyph: "goblin-head", hue: 140 },
  },
  [comesWith(summonSome("gremlin", n(3), n(2))), everyTurn(hit(n(2)))],
)
