// Orbs for strength.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { removeOrbs, strength } from "../../verbs/index.ts"

const reprogram = [strength(n(1)), removeOrbs]

export default skill(
  "defect-reprogram",
  "Reprogram",
  { character: "defect", deck: "rewards", rarity: "uncommon", look: { glyph: "circuitry", hue: 140 } },
  { cost: 1, do: reprogram },
  { cost: 0, do: reprogram },
)
