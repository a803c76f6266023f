// Blue Slaver.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { daze, onDie, strike, weak } from "../../../words.ts"

export default enemy("a1-blue-slaver", "Blue Slaver", { act: 1, rank: "encounter", hp: 10 }, [
  onDie([1, 2], strike(n(2)), weak(n(1), "you")),
  onDie([3, 4], strike(n(3))),
  onDie([5, 6], strike(n(2)), daze(n(1))),
])
