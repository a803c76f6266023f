// Spike Slime.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { actsLast, daze, onDie, strike, vulnerable } from "../../../words.ts"

export default enemy("s1-spike-slime-3", "Spike Slime", { act: 1, rank: "summon", hp: 5 }, [
  actsLast(onDie([1, 2], strike(n(1)), vulnerable(n(1), "you"))),
  onDie([3, 4], strike(n(2))),
  onDie([5, 6], strike(n(1)), daze(n(1))),
])
