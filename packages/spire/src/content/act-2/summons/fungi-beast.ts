// Leaves spores when it dies; an ascension brings it.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { vulnerable } from "../../../verbs/index.ts"
import { gainStrength, hit, inItsRow, onDie, whenThisDies } from "../../../verbs/enemies.ts"

export default enemy(
  "s2-fungi-beast-a7",
  "Fungi Beast",
  { act: 2, rank: "summon", hp: 6, look: { glyph: "spotted-mushroom", hue: 95 } },
  [
    whenThisDies(vulnerable(n(1), inItsRow)),
    onDie([1, 2], gainStrength(n(1))),
    onDie([3, 4], hit(n(2))),
    onDie([5, 6], hit(n(1)), gainStrength(n(1))),
  ],
  { ascension: 7 },
)
