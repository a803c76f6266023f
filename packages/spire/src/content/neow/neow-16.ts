// A colorless card, one card less, or a choice of rares for blood.

import { n } from "@soulspire/kernel"
import { blessing } from "../../event.ts"
import { loseHp } from "../../words.ts"
import { gain, GREETING, remove } from "../../words/climb.ts"

export default blessing(
  "neow-16",
  {
    locked: true,
    look: { glyph: "sea-urchin", hue: 225, small: "card-pick" },
  },
  GREETING,
  [gain("colorless"), remove(), [...gain("rare"), loseHp(n(2))]],
)
