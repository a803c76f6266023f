// Evoked orbs do more.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { youHave } from "../../verbs/index.ts"

const more = [youHave("evokes", n(1))]

export default power(
  "defect-consume",
  "Consume",
  {
    character: "defect",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 2,
    look: { glyph: "black-hole-bolas", hue: 280 },
  },
  { cost: 2, more },
  { cost: 1, more },
)
