// Energy after a power.

import { ge, n, read } from "@soulspire/kernel"
import { relic } from "../../item.ts"
import { gainEnergy } from "../../words.ts"
import { oncePerCombat } from "../../words/items.ts"

export default relic(
  "mummified-hand",
  "Mummified Hand",
  { price: 10, look: { glyph: "hand-bandage", hue: 42 } },
  [oncePerCombat([gainEnergy(n(2))], { when: ge(read("playedPowers", "you"), n(1)) })],
)
