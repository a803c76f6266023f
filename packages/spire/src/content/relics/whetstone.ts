// Two better attacks, one of them among those that everybody begins with.

import { relic } from "../../cards/item.ts"
import { upgradeOneAndAnother, useAndDiscard } from "../../verbs/climb.ts"

export default relic(
  "whetstone",
  "Whetstone",
  { price: 7, outside: "only", look: { glyph: "sword-smithing", hue: 205 } },
  [useAndDiscard(upgradeOneAndAnother("starter-strike", "attack"))],
)
