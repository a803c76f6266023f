// Block for discards.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { block, whenYouDiscard } from "../../verbs/index.ts"

const more = [whenYouDiscard([block(n(1))])]

export default power(
  "silent-after-image",
  "After Image",
  { character: "silent", deck: "rares", rarity: "rare", look: { glyph: "lightning-shadow", hue: 200 } },
  { cost: 1, more },
  { cost: 0, more },
)
