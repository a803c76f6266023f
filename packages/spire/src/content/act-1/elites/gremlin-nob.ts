// Gremlin Nob.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { enraged, onCube, strikeAll } from "../../../words.ts"

export default enemy(
  "e1-gremlin-nob",
  "Gremlin Nob",
  { act: 1, rank: "elite", hp: [14, 28, 42, 56], slots: 2, red: 2 },
  [enraged(2, n(1)), onCube(1), onCube(2, strikeAll(n(3)))],
)
