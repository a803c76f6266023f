// Bites twice, or makes weak.

import { n } from "@soulspire/kernel"
import { enemy, withForms } from "../../../cards/enemy.ts"
import { weak } from "../../../verbs/index.ts"
import { hitThen, hitThenAll, onDie } from "../../../verbs/enemies.ts"

export default withForms(
  enemy(
    "a2-snake-plant",
    "Snake Plant",
    {
      act: 2,
      rank: "encounter",
      hp: 17,
      reward: { gold: 1, card: "normal" },
      look: { glyph: "carnivorous-plant", hue: 120 },
    },
    [
      onDie([1, 2], hitThen(n(3), n(2))),
      onDie([3, 4], hitThen(n(3), n(2))),
      // disputed: 1 Weak.
      onDie([5, 6], weak(n(2), "you")),
    ],
  ),
  // Its second hit is on everybody.
  {
    from: 7,
    changes: [onDie([1, 2], hitThenAll(n(3), n(2))), onDie([3, 4], hitThenAll(n(3), n(2)))],
  },
)
