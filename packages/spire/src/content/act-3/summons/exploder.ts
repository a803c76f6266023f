// Hits, waits, and blows itself up.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { dies, hit, hitAll, onCube } from "../../../verbs/enemies.ts"

export default enemy(
  "s3-exploder",
  "Exploder",
  {
    act: 3,
    rank: "summon",
    hp: 8,
    cube: { grey: 3, red: 0 },
    look: { glyph: "exploding-planet", hue: 15 },
  },
  [onCube(1, hit(n(3))), onCube(2), onCube(3, hitAll(n(10)), dies)],
)
