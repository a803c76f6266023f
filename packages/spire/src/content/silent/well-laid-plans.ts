// Keeps cards for the next turn.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { endOfTurn, retainFromHand } from "../../verbs/index.ts"

export default power(
  "silent-well-laid-plans",
  "Well-Laid Plans",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "notebook", hue: 195 } },
  { cost: 1, more: [endOfTurn(...retainFromHand(n(1)))] },
  { cost: 1, more: [endOfTurn(...retainFromHand(n(2)))] },
)
