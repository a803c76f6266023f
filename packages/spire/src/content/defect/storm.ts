// Lightning every turn.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { channel, startOfTurn } from "../../verbs/index.ts"

export default power(
  "defect-storm",
  "Storm",
  { character: "defect", deck: "rewards", rarity: "uncommon", look: { glyph: "lightning-storm", hue: 225 } },
  { cost: 1, more: [startOfTurn(channel("lightning"))] },
  { cost: 1, more: [startOfTurn(channel("lightning", n(2)))] },
)
