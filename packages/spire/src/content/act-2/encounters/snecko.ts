// Confuses: the first card of each turn costs what the die says.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { confuses, hit, onDie } from "../../../verbs/enemies.ts"

export default enemy(
  "a2-snecko",
  "Snecko",
  {
    act: 2,
    rank: "encounter",
    hp: 23,
    reward: { gold: 1, card: "normal" },
    look: { glyph: "gecko", hue: 175 },
  },
  [
    confuses([n(1), n(2), n(2)], [n(3), n(4), n(1)], [n(5), n(6), n(3)]),
    onDie([1, 2], hit(n(3))),
    onDie([3, 4], hit(n(5))),
    onDie([5, 6], hit(n(2))),
  ],
)
