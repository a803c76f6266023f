// Two better skills, one of them among those that everybody begins with.

import { relic } from "../../cards/item.ts"
import { upgradeOneAndAnother, useAndDiscard } from "../../verbs/climb.ts"

export default relic(
  "war-paint",
  "War Paint",
  { price: 8, outside: "only", look: { glyph: "tribal-mask", hue: 8 } },
  [useAndDiscard(upgradeOneAndAnother("starter-defend", "skill"))],
)
