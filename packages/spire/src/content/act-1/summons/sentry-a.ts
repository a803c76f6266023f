// Dazes on the low half of the die and shoots on the high one.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { daze } from "../../../verbs/index.ts"
import { onDie, hit } from "../../../verbs/enemies.ts"

export default enemy(
  "s1-sentry-a",
  "Sentry A",
  { act: 1, rank: "summon", count: 6, hp: 7, look: { glyph: "floating-crystal", hue: 205 } },
  [onDie([1, 2, 3], daze(n(1))), onDie([4, 5, 6], hit(n(3)))],
)
