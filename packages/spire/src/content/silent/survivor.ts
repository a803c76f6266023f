// Block for a card.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { block, discardFromHand } from "../../verbs/index.ts"

export default skill(
  "silent-survivor",
  "Survivor",
  { character: "silent", deck: "starter", rarity: "starter", look: { glyph: "hiking", hue: 155 } },
  { cost: 1, do: [block(n(2)), ...discardFromHand()] },
  { cost: 1, do: [block(n(3)), ...discardFromHand()] },
)
