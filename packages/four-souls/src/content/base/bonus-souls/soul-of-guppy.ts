// For the first who has enough.

import { count, ge, is, n } from "@soulspire/kernel"
import { bonusSoul } from "../../../verbs/card.ts"

export default bonusSoul(
  "soul-of-guppy",
  "Soul of Guppy",
  { look: { glyph: "cat", hue: 260, small: "soul" } },
  ge(count({ from: "board", of: "who", where: is("it", "guppy") }), n(2)),
)
