// Jaw Worm.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { grow, guard, onDie, strike } from "../../../words.ts"

export default enemy("a1-jaw-worm", "Jaw Worm", { act: 1, rank: "encounter", hp: 10 }, [
  onDie([1, 2], strike(n(3)), guard(n(1))),
  onDie([3, 4], strike(n(4))),
  onDie([5, 6], guard(n(2)), grow(n(1))),
])
