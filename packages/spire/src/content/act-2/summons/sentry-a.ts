// Dazes on the low half of the die and shoots on the high one; an ascension brings it.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { daze } from "../../../verbs/index.ts"
import { hit, onDie } from "../../../verbs/enemies.ts"

export default enemy(
  "s2-sentry-a-a7",
  "Sentry A",
  { act: 2, rank: "summon", hp: 7, look: { glyph: "floating-crystal", hue: 205 } },
  [onDie([1, 2, 3], daze(n(1))), onDie([4, 5, 6], hit(n(3)))],
  { ascension: 7 },
)
