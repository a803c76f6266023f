// Two better attacks, one of them among those that everybody begins with.

import { relic } from "../../item.ts"
import { upgradeOneAndAnother, useAndDiscard } from "../../words/climb.ts"

export default relic(
  "whetstone",
  "Whetstone",
  { price: 7, outside: "only", look: { glyph: "sword-smithing", hue: 205 } },
  [useAndDiscard(upgradeOneAndAnother("starter-strike", "attack"))],
)
