// Block, and a card that comes back.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { block, pick, takeInHand } from "../../verbs/index.ts"

const back = [block(n(1)), pick({ from: "discard", of: "you" }, "take"), takeInHand("card")]

export default skill(
  "defect-hologram",
  "Hologram",
  { character: "defect", deck: "rewards", rarity: "uncommon", look: { glyph: "holosphere", hue: 180 } },
  { cost: 1, keywords: ["exhaust"], do: back },
  { cost: 1, do: back },
)
