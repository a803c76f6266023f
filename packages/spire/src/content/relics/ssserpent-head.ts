// Gold at every event.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { whenYouEnter } from "../../verbs/climb.ts"
import { gainGold } from "../../verbs/items.ts"

export default relic(
  "ssserpent-head",
  "Ssserpent Head",
  { price: 6, look: { glyph: "snake-tongue", hue: 115 } },
  [whenYouEnter("isEventRoom", gainGold(n(2)))],
)
