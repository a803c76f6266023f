// Jaw Worm.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { grow, guard, onDie, startOfCombat, strike, summon } from "../../../words.ts"

export default enemy("a1-jaw-worm-a7", "Jaw Worm", { act: 1, rank: "encounter", hp: 7 }, [
  startOfCombat(summon("Spike Slime")),
  onDie([1, 2], strike(n(2)), guard(n(1))),
  onDie([3, 4], guard(n(2)), grow(n(1))),
  onDie([5, 6], strike(n(3))),
])
