// Large Slime.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { onDie, statusCards, strike, weak } from "../../../words.ts"

export default enemy("s1-large-slime-2", "Large Slime", { act: 1, rank: "summon", hp: 10 }, [
  onDie([1, 2], strike(n(4))),
  onDie([3, 4], strike(n(3)), statusCards("slimed", n(2))),
  onDie([5, 6], strike(n(1)), weak(n(2), "you")),
])
