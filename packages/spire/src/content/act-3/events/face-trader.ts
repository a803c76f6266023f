// A relic for a relic: a new one, or another player's.

import { event, option } from "../../../cards/event.ts"
import { exchange, lose } from "../../../features/events/verbs.ts"
import { gain } from "../../../verbs/climb.ts"

export default event(
  "act3-face-trader",
  "Face Trader",
  { act: 3, look: { glyph: "carnival-mask", hue: 275 } },
  [
    option([...gain("relic"), ...lose("relic")]),
    option(exchange("Relics"), { when: { test: "mayExchangeRelics", of: "you" } }),
  ],
)
