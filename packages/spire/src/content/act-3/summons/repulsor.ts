// Hits on the low half of the die and dazes on the high one.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { daze } from "../../../verbs/index.ts"
import { hit, onDie } from "../../../verbs/enemies.ts"

export default enemy(
  "s3-repulsor",
  "Repulsor",
  { act: 3, rank: "summon", hp: 7, look: { glyph: "magnet-blast", hue: 205 } },
  [onDie([1, 2, 3], hit(n(3))), onDie([4, 5, 6], hit(n(1)), daze(n(2)))],
)
