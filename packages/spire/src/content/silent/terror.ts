// Leaves an enemy open.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { foe, vulnerable } from "../../verbs/index.ts"

export default skill(
  "silent-terror",
  "Terror",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "terror", hue: 260 } },
  { cost: 1, keywords: ["exhaust"], targets: [foe], do: [vulnerable(n(1))] },
  { cost: 1, targets: [foe], do: [vulnerable(n(1))] },
)
