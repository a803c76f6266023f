// Gremlin Nob.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { enraged, grow, onCube, strikeAll } from "../../../words.ts"

export default enemy(
  "e1-gremlin-nob-a12",
  "Gremlin Nob",
  { act: 1, rank: "elite", hp: [19, 39, 61, 85], slots: 2, red: 2 },
  [enraged(2, n(1)), onCube(1, strikeAll(n(1))), onCube(2, strikeAll(n(3)), grow(n(1)))],
)
