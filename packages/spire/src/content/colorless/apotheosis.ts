// Makes the starter cards better.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { yourCards } from "../../verbs/items.ts"

const more = [yourCards("cardHits", "starter-strike", n(1)), yourCards("cardBlocks", "starter-defend", n(1))]

export default power(
  "colorless-apotheosis",
  "Apotheosis",
  { character: "colorless", deck: "colorless", rarity: "rare", look: { glyph: "angel-outfit", hue: 52 } },
  { cost: 2, more },
  { cost: 1, more },
)
