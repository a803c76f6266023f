// Shoots on the low half of the die and dazes on the high one.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { daze } from "../../../verbs/index.ts"
import { onDie, hit } from "../../../verbs/enemies.ts"

export default enemy(
  "s1-sentry-b",
  "Sentry B",
  { act: 1, rank: "summon", count: 5, hp: 8, look: { glyph: "crystal-bars", hue: 190 } },
  [onDie([1, 2, 3], hit(n(3))), onDie([4, 5, 6], daze(n(1)))],
)
