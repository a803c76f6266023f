// Comes with another Jaw Worm, and has an order of actions of its own.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { gainBlock, gainStrength, hit, onDie } from "../../../verbs/enemies.ts"

export default enemy(
  "s3-jaw-worm-1",
  "Jaw Worm",
  { act: 3, rank: "summon", hp: 10, look: { glyph: "croc-jaws", hue: 185 } },
  [
    onDie([1, 2], hit(n(4))),
    onDie([3, 4], gainBlock(n(3)), gainStrength(n(1))),
    onDie([5, 6], hit(n(3)), gainBlock(n(1))),
  ],
)
