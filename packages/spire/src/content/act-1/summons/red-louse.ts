// Curls up when it is hurt.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { gainStrength, gainBlock, onDie, hit, whenFirstHurt } from "../../../verbs/enemies.ts"

export default enemy(
  "s1-red-louse",
  "Red Louse",
  { act: 1, rank: "summon", hp: 3, look: { glyph: "mite", hue: 2 } },
  [
    whenFirstHurt(gainBlock(n(2))),
    onDie([1, 2], hit(n(2))),
    onDie([3, 4], hit(n(1))),
    onDie([5, 6], gainStrength(n(1))),
  ],
)
