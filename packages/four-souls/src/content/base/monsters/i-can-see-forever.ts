// The next loot cards in order, and one of them.

import { n } from "@soulspire/kernel"
import { event } from "../../../verbs/card.ts"
import { lookAndOrder, loot } from "../../../verbs/index.ts"

export default event(
  "i-can-see-forever",
  "I Can See Forever!",
  { kind: "good-event", look: { glyph: "third-eye", hue: 265 } },
  [[...lookAndOrder("loot", n(6)), loot(n(1))]],
)
