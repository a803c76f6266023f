// Cards for powers.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { draw } from "../../verbs/index.ts"
import { whenYouPlay } from "../../verbs/items.ts"

export default power(
  "defect-heatsinks",
  "Heatsinks",
  {
    character: "defect",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 2,
    look: { glyph: "computer-fan", hue: 12 },
  },
  { cost: 1, more: [whenYouPlay("power", draw(n(2)))] },
  { cost: 1, more: [whenYouPlay("power", draw(n(3)))] },
)
