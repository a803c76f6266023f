// Sentries.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { daze, fillWithSentries, onCube, strike } from "../../../words.ts"

export default enemy("e1-sentries-a1", "Sentries", { act: 1, rank: "elite", hp: 8, slots: 3, red: 2 }, [
  fillWithSentries,
  onCube(1, daze(n(1))),
  onCube(2, strike(n(2))),
  onCube(3, daze(n(2))),
])
