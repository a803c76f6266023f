// Strength at the start of each turn.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { startOfTurn, strength } from "../../verbs/index.ts"

const more = [startOfTurn(strength(n(1)))]

export default power(
  "ironclad-demon-form",
  "Demon Form",
  { character: "ironclad", deck: "rares", rarity: "rare", look: { glyph: "daemon-skull", hue: 355 } },
  { cost: 3, more },
  { cost: 2, more },
)
