// As weak and poisoned as there is energy.

import { add, n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { X, foe, poison, weak } from "../../verbs/index.ts"

export default skill(
  "silent-malaise",
  "Malaise",
  { character: "silent", deck: "rares", rarity: "rare", look: { glyph: "sleepy", hue: 80 } },
  { cost: "X", keywords: ["exhaust"], targets: [foe], do: [weak(X), poison(X)] },
  {
    cost: "X",
    keywords: ["exhaust"],
    targets: [foe],
    do: [weak(add(X, n(1))), poison(add(X, n(1)))],
  },
)
