// A monster out of somebody's hand, with a slot to spare.

import { n } from "@soulspire/kernel"
import { ambush } from "../../../verbs/card.ts"
import { expandSlots, whenPutInSlot } from "../../../verbs/index.ts"

export default ambush(
  "greed-butt",
  "Greed Butt!",
  {
    set: "warp-zone",
    health: 8,
    evasion: 2,
    attack: 1,
    reward: { cents: 13 },
    look: { glyph: "underwear", hue: 46, small: "coins" },
  },
  [whenPutInSlot([expandSlots("monsters", n(1))])],
)
