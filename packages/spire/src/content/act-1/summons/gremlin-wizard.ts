// Gremlin Wizard.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { onCube, strikeAll } from "../../../words.ts"

export default enemy(
  "s1-gremlin-wizard",
  "Gremlin Wizard",
  { act: 1, rank: "summon", count: 2, hp: 4, slots: 2, red: 2 },
  [onCube(1), onCube(2, strikeAll(n(3)))],
)
