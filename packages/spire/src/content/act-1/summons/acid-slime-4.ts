// Acid Slime.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { daze, onDie, strike, weak } from "../../../words.ts"

export default enemy("s1-acid-slime-4", "Acid Slime", { act: 1, rank: "summon", hp: 5 }, [
  onDie([1, 2], weak(n(1), "you")),
  onDie([3, 4], strike(n(2))),
  onDie([5, 6], strike(n(2)), daze(n(1))),
])
