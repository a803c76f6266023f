// Grows on the low half of the die and hits and dazes on the high one.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { daze } from "../../../verbs/index.ts"
import { gainStrength, hit, onDie } from "../../../verbs/enemies.ts"

export default enemy(
  "a3-orb-walker-2",
  "Orb Walker",
  {
    act: 3,
    rank: "encounter",
    hp: 22,
    reward: { gold: 1, card: "normal" },
    look: { glyph: "spoutnik", hue: 45 },
  },
  [
    onDie([1, 2, 3], hit(n(2)), gainStrength(n(2))),
    onDie([4, 5, 6], hit(n(3)), daze(n(1)), gainStrength(n(1))),
  ],
)
