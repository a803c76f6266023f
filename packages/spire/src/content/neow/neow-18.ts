// A colorless card, a better one, or all gold for two cards less.

import { n } from "@soulspire/kernel"
import { blessing } from "../../event.ts"
import { gain, GREETING, loseGold, remove, upgrade } from "../../words/climb.ts"

export default blessing(
  "neow-18",
  GREETING,
  [gain("colorless"), upgrade(), [...remove(n(2)), loseGold(n(3))]],
  { locked: true },
)
