// Leaves spores when it dies.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { vulnerable } from "../../../verbs/index.ts"
import { gainStrength, inItsRow, onDie, hit, hitAll, whenThisDies } from "../../../verbs/enemies.ts"

export default enemy(
  "s1-fungi-beast",
  "Fungi Beast",
  { act: 1, rank: "summon", hp: 5, look: { glyph: "spotted-mushroom", hue: 95 } },
  [
    whenThisDies(vulnerable(n(1), inItsRow)),
    // disputed: the first two of these actions in the other order.
    onDie([1, 2], gainStrength(n(2))),
    onDie([3, 4], hit(n(2))),
    onDie([5, 6], hitAll(n(1)), gainStrength(n(1))),
  ],
)
