// Slime Boss.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { onCube, splits, statusAll, strikeAll } from "../../../words.ts"

export default enemy(
  "b1-slime-boss",
  "Slime Boss",
  { act: 1, rank: "boss", hp: [22, 44, 66, 88], slots: 3, red: 1, kinds: ["splits"] },
  [
    splits(),
    onCube(1, statusAll("slimed", n(3))),
    onCube(2, strikeAll(n(3)), statusAll("slimed", n(2))),
    onCube(3, strikeAll(n(6))),
  ],
)
