// Slime Boss.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { onCube, splits, statusAll, strikeAll } from "../../../words.ts"

export default enemy(
  "b1-slime-boss-a10",
  "Slime Boss",
  { act: 1, rank: "boss", hp: [23, 46, 68, 92], slots: 3, red: 1, kinds: ["splits"] },
  [
    splits(n(1)),
    onCube(1, statusAll("slimed", n(4))),
    onCube(2, strikeAll(n(3)), statusAll("slimed", n(2))),
    onCube(3, strikeAll(n(6))),
  ],
)
