// An orb acts once more.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { endOfTurn, triggerOrb } from "../../verbs/index.ts"

export default power(
  "defect-loop",
  "Loop",
  { character: "defect", deck: "rewards", rarity: "uncommon", look: { glyph: "orbit", hue: 240 } },
  { cost: 1, more: [endOfTurn(triggerOrb())] },
  { cost: 1, more: [endOfTurn(triggerOrb(n(2)))] },
)
