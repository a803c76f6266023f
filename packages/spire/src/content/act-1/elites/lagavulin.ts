// Lagavulin.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { grow, onCube, players, strikeAll, weak } from "../../../words.ts"

export default enemy(
  "e1-lagavulin",
  "Lagavulin",
  { act: 1, rank: "elite", hp: [22, 44, 66, 88], slots: 4, red: 2 },
  [
    onCube(1),
    onCube(2, strikeAll(n(4))),
    onCube(3, strikeAll(n(4))),
    onCube(4, weak(n(2), players), grow(n(1))),
  ],
)
