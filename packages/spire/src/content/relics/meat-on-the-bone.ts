// Some HP for whoever has hardly any left.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { healTo } from "../../verbs/items.ts"
import { endOfCombat } from "../../verbs/index.ts"

export default relic(
  "meat-on-the-bone",
  "Meat on the Bone",
  { price: 8, look: { glyph: "ham-shank", hue: 12 } },
  [endOfCombat(healTo(n(4)))],
)
