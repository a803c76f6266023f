// Energy after a power.

import { ge, n, read } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { gainEnergy } from "../../verbs/index.ts"
import { oncePerCombat } from "../../verbs/items.ts"

export default relic(
  "mummified-hand",
  "Mummified Hand",
  { price: 10, look: { glyph: "hand-bandage", hue: 42 } },
  [oncePerCombat([gainEnergy(n(2))], { when: ge(read("playedPowers", "you"), n(1)) })],
)
