// Grows with each hit that it takes; other gremlins come with it.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { comesWith, everyTurn, gainStrength, hit, summonSome, whenThisIsHit } from "../../../verbs/enemies.ts"

export default enemy(
  "a1-mad-gremlin",
  "Mad Gremlin",
  {
    act: 1,
    rank: "encounter",
    hp: 4,
    reward: { gold: 2, card: "normal" },
    look: { glyph: "bad-gnome", hue: 5 },
  },
  [comesWith(summonSome("gremlin", n(3), n(2))), whenThisIsHit(gainStrength(n(1))), everyTurn(hit(n(1)))],
)
