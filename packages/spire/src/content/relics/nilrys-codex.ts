// A card, or what a 2 would have brought.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { draw } from "../../verbs/index.ts"
import { onFace, triggerFace } from "../../verbs/items.ts"

export default relic("nilrys-codex", "Nilry's Codex", { price: 7, look: { glyph: "book-aura", hue: 175 } }, [
  onFace([2], [draw(n(1))]),
  onFace([4], [triggerFace(n(2))]),
])
