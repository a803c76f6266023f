// Grows back as long as one of the Darklings is left; each of them has an order of its own.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { heal } from "../../../verbs/index.ts"
import { gainBlock, gainStrength, hit, onDie, regrows } from "../../../verbs/enemies.ts"

export default enemy(
  "s3-darkling-2",
  "Darkling",
  { act: 3, rank: "summon", hp: 8, look: { glyph: "sharp-smile", hue: 265 } },
  [
    regrows("Darkling", n(4)),
    onDie([1, 2], hit(n(3)), heal(n(2), "this")),
    onDie([3, 4], hit(n(2), n(2))),
    onDie([5, 6], gainBlock(n(3)), gainStrength(n(1))),
  ],
)
