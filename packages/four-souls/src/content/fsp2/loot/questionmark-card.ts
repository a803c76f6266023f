// Does, once, what some item can do.

import { choose } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { asYouPlay, copyTap, items } from "../../../verbs/index.ts"

export default loot(
  "questionmark-card",
  "? Card",
  { kind: "wild", set: "fsp2", look: { glyph: "card-random", hue: 265 } },
  [],
  {},
  [asYouPlay([choose({ what: items, as: "item", prompt: "copied-item" }), copyTap("item")])],
)
