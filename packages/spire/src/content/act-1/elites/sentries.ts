// Sentries.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { daze, fillWithSentries, onDie, strike } from "../../../words.ts"

export default enemy("e1-sentries", "Sentries", { act: 1, rank: "elite", hp: 7 }, [
  fillWithSentries,
  onDie([1, 2, 3], strike(n(2))),
  onDie([4, 5, 6], daze(n(1))),
])
