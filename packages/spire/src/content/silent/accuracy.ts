// Sharper shivs.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { youHave } from "../../verbs/index.ts"

const more = [youHave("shivHits", n(1))]

export default power(
  "silent-accuracy",
  "Accuracy",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "bullseye", hue: 120 } },
  { cost: 1, more },
  { cost: 0, more },
)
