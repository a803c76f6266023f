// One more on a roll.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { addToRoll, aim, rolls, tap } from "../../../verbs/index.ts"

export default treasure(
  "spoon-bender",
  "Spoon Bender",
  { kind: "active", look: { glyph: "spoon", hue: 265 } },
  [tap([addToRoll("it1", n(1))], aim(rolls))],
)
