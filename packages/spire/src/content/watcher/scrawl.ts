// A hand full of cards.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { draw } from "../../verbs/index.ts"

export default skill(
  "watcher-scrawl",
  "Scrawl",
  { character: "watcher", deck: "rares", rarity: "rare", look: { glyph: "quill", hue: 208 } },
  { cost: 1, keywords: ["exhaust"], do: [draw(n(5))] },
  { cost: 0, keywords: ["exhaust"], do: [draw(n(5))] },
)
