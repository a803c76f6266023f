// Block for a token, once a turn.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { block, whenYouGiveToken } from "../../verbs/index.ts"

const more = [whenYouGiveToken([block(n(2))], { only: 1, span: "turn" })]

export default power(
  "silent-distraction",
  "Distraction",
  {
    character: "silent",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 2,
    look: { glyph: "distraction", hue: 50 },
  },
  { cost: 2, more },
  { cost: 1, more },
)
