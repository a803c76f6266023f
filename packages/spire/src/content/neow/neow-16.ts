// A colorless card, one card less, or a choice of rares for blood.

import { n } from "@soulspire/kernel"
import { blessing } from "../../cards/event.ts"
import { loseHp } from "../../verbs/index.ts"
import { gain, GREETING, remove } from "../../verbs/climb.ts"

export default blessing(
  "neow-16",
  {
    locked: true,
    look: { glyph: "sea-urchin", hue: 225, small: "card-pick" },
  },
  GREETING,
  [gain("colorless"), remove(), [...gain("rare"), loseHp(n(2))]],
)
