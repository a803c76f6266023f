// Few HP behind a block that stays.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { gainBlock, hit, keepsBlock, onCube, whenCombatStarts } from "../../../verbs/enemies.ts"

export default enemy(
  "s3-spheric-guardian-a7",
  "Spheric Guardian",
  { act: 3, rank: "summon", hp: 5, cube: { red: 2 }, look: { glyph: "stone-sphere", hue: 205 } },
  [
    whenCombatStarts(gainBlock(n(10))),
    keepsBlock,
    onCube(1, hit(n(2)), gainBlock(n(5))),
    onCube(2, hit(n(5))),
  ],
  { ascension: 7 },
)
