// Curls up when it is hurt, and does not come alone.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { grow, guard, onDie, startOfCombat, strike, summon, whenThisIsHurt } from "../../../words.ts"

export default enemy("first-red-louse", "Red Louse", { act: 1, rank: "first-encounter", hp: 3 }, [
  startOfCombat(summon("Green Louse")),
  whenThisIsHurt([guard(n(2))], 1),
  onDie([1, 2], grow(n(1))),
  onDie([3, 4], strike(n(2))),
  onDie([5, 6], strike(n(1))),
])
