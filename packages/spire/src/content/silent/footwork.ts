// Every block is more.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { youHave } from "../../verbs/index.ts"

const more = [youHave("blocks", n(1))]

export default power(
  "silent-footwork",
  "Footwork",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "footprint", hue: 155 } },
  { cost: 2, more },
  { cost: 2, keywords: ["retain"], more },
)
