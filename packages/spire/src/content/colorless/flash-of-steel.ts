// A hit, and a card.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { draw, foe, hit } from "../../verbs/index.ts"

export default attack(
  "colorless-flash-of-steel",
  "Flash of Steel",
  { character: "colorless", deck: "colorless", rarity: "uncommon", look: { glyph: "quick-slash", hue: 195 } },
  { cost: 0, keywords: ["exhaust"], targets: [foe], do: [hit(n(1)), draw(n(1))] },
  { cost: 0, targets: [foe], do: [hit(n(1)), draw(n(1))] },
)
