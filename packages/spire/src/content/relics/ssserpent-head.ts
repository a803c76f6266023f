// Gold at every event.

import { n } from "@soulspire/kernel"
import { relic } from "../../item.ts"
import { whenYouEnter } from "../../words/climb.ts"
import { gainGold } from "../../words/items.ts"

export default relic(
  "ssserpent-head",
  "Ssserpent Head",
  { price: 6, look: { glyph: "snake-tongue", hue: 115 } },
  [whenYouEnter("isEventRoom", gainGold(n(2)))],
)
