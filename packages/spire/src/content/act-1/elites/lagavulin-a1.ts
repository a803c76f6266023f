// Lagavulin.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { grow, onCube, players, strikeAll, weak } from "../../../words.ts"

export default enemy(
  "e1-lagavulin-a1",
  "Lagavulin",
  { act: 1, rank: "elite", hp: [22, 44, 66, 88], slots: 3, red: 1 },
  [onCube(1, weak(n(2), players)), onCube(2, strikeAll(n(4))), onCube(3, strikeAll(n(4)), grow(n(1)))],
)
