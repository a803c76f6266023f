// Curls up when it is hurt; two more lice come with it.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../cards/enemy.ts"
import { comesWith, grow, guard, onDie, strike, summon, whenFirstHurt } from "../../../verbs/enemies.ts"

export default enemy(
  "a1-red-louse",
  "Red Louse",
  { act: 1, rank: "encounter", hp: 4, reward: { gold: 1, card: "normal" }, look: { glyph: "mite", hue: 2 } },
  [
    comesWith(summon("Green Louse"), summon("Red Louse")),
    whenFirstHurt(guard(n(2))),
    onDie([1, 2], grow(n(1))),
    onDie([3, 4], strike(n(2))),
    onDie([5, 6], strike(n(2))),
  ],
)
