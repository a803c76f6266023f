// A hit with poison, once.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit, poison } from "../../verbs/index.ts"

export default attack(
  "silent-poisoned-stab",
  "Poisoned Stab",
  {
    character: "silent",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "dripping-knife", hue: 112 },
  },
  { cost: 1, keywords: ["exhaust"], targets: [foe], do: [hit(n(1)), poison(n(1))] },
  { cost: 1, keywords: ["exhaust"], targets: [foe], do: [hit(n(1)), poison(n(2))] },
)
