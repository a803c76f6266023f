// Does as the die says.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { grow, guard, onDie, strike } from "../../../words.ts"

export default enemy("first-jaw-worm", "Jaw Worm", { act: 1, rank: "first-encounter", hp: 7 }, [
  onDie([1, 2], guard(n(2)), grow(n(1))),
  onDie([3, 4], strike(n(2)), guard(n(1))),
  onDie([5, 6], strike(n(3))),
])
