// Stabs twice, the second time with all it has.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { dies, hit, onCube } from "../../../verbs/enemies.ts"

export default enemy(
  "s3-dagger",
  "Dagger",
  {
    act: 3,
    rank: "summon",
    count: 8,
    hp: 5,
    cube: { grey: 2, red: 0 },
    look: { glyph: "diving-dagger", hue: 110 },
  },
  [onCube(1, hit(n(2))), onCube(2, hit(n(5)), dies)],
)
