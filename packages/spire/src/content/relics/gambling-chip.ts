// The die again.

import { relic } from "../../cards/item.ts"
import { changesDieOncePerRoom, rollAgain } from "../../verbs/items.ts"

export default relic(
  "gambling-chip",
  "Gambling Chip",
  { price: 6, look: { glyph: "poker-hand", hue: 350 } },
  [changesDieOncePerRoom([rollAgain])],
)
