// Hits on the low half of the die and grows thorns on the high one.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { addCubes, hit, onDie, thorns } from "../../../verbs/enemies.ts"

export default enemy(
  "s3-spiker-2",
  "Spiker",
  {
    act: 3,
    rank: "summon",
    hp: 10,
    cubes: { from: 1, most: 5 },
    look: { glyph: "spiked-ball", hue: 60 },
  },
  [thorns, onDie([1, 2, 3], hit(n(2))), onDie([4, 5, 6], addCubes(n(1)))],
)
