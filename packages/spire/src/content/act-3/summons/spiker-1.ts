// Grows thorns on the low half of the die and hits on the high one.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { addCubes, hit, onDie, thorns } from "../../../verbs/enemies.ts"

export default enemy(
  "s3-spiker-1",
  "Spiker",
  {
    act: 3,
    rank: "summon",
    hp: 10,
    cubes: { from: 1, most: 5 },
    look: { glyph: "spiked-ball", hue: 60 },
  },
  [thorns, onDie([1, 2, 3], addCubes(n(1))), onDie([4, 5, 6], hit(n(2)))],
)
