// Grows with each hit that it takes.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { everyTurn, gainStrength, hit, whenThisIsHit } from "../../../verbs/enemies.ts"

export default enemy(
  "s1-mad-gremlin",
  "Mad Gremlin",
  {
    act: 1,
    alsoIn: 2,
    rank: "summon",
    count: 2,
    hp: 4,
    kinds: ["gremlin"],
    look: { glyph: "bad-gnome", hue: 5 },
  },
  [whenThisIsHit(gainStrength(n(1))), everyTurn(hit(n(1)))],
)
