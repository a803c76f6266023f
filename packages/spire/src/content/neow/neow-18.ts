// A colorless card, a better one, or all gold for two cards less.

import { n } from "@soulspire/kernel"
import { blessing } from "../../cards/event.ts"
import { gain, GREETING, loseGold, remove, upgrade } from "../../verbs/climb.ts"

export default blessing(
  "neow-18",
  { locked: true, look: { glyph: "tropical-fish", hue: 185, small: "card-burn" } },
  GREETING,
  [gain("colorless"), upgrade(), [...remove(n(2)), loseGold(n(3))]],
)
