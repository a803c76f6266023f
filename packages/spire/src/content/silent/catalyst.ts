// More of the same poison.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { foe, multiplyToken } from "../../verbs/index.ts"

export default skill(
  "silent-catalyst",
  "Catalyst",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "erlenmeyer", hue: 90 } },
  { cost: 1, keywords: ["exhaust"], targets: [foe], do: [multiplyToken("poison", n(2), "foe")] },
  { cost: 1, keywords: ["exhaust"], targets: [foe], do: [multiplyToken("poison", n(3), "foe")] },
)
