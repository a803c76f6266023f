// Red Slaver.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { actsLast, daze, onDie, strike, vulnerable } from "../../../words.ts"

export default enemy("a1-red-slaver", "Red Slaver", { act: 1, rank: "encounter", hp: 10 }, [
  onDie([1, 2], strike(n(2)), daze(n(1))),
  actsLast(onDie([3, 4], strike(n(2)), vulnerable(n(1), "you"))),
  onDie([5, 6], strike(n(3))),
])
