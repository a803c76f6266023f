// A hit and another card.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { discardFromHand, draw, foe, hit } from "../../verbs/index.ts"

export default attack(
  "silent-dagger-throw",
  "Dagger Throw",
  {
    character: "silent",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "flying-dagger", hue: 130 },
  },
  { cost: 1, targets: [foe], do: [hit(n(2)), draw(n(1)), ...discardFromHand()] },
  { cost: 1, targets: [foe], do: [hit(n(3)), draw(n(1)), ...discardFromHand()] },
)
