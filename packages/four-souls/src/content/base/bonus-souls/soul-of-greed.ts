// For the first who has enough.

import { ge, n, read } from "@soulspire/kernel"
import { bonusSoul } from "../../../verbs/card.ts"

export default bonusSoul(
  "soul-of-greed",
  "Soul of Greed",
  { look: { glyph: "coins-pile", hue: 46, small: "soul" } },
  ge(read("cents", "who"), n(25)),
)
