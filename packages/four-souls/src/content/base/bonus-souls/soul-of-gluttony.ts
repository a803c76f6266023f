// For the first who has enough.

import { count, ge, n } from "@soulspire/kernel"
import { bonusSoul } from "../../../verbs/card.ts"

export default bonusSoul(
  "soul-of-gluttony",
  "Soul of Gluttony",
  { look: { glyph: "gluttony", hue: 90, small: "soul" } },
  ge(count({ from: "hand", of: "who" }), n(10)),
)
