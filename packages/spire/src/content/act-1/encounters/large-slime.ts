// Large Slime.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { daze, onCube, strike, strikeAll, summonNext } from "../../../words.ts"

export default enemy(
  "a1-large-slime",
  "Large Slime",
  { act: 1, rank: "encounter", hp: 8, slots: 3, red: 1 },
  [onCube(1, strikeAll(n(1))), onCube(2, strike(n(4)), daze(n(1))), onCube(3, summonNext("Acid Slime"))],
)
