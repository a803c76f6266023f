// Worst for the unhurt.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

const unhurt = { test: "isUnhurt", of: "foe" }

export default attack(
  "silent-backstab",
  "Backstab",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "backstab", hue: 140 } },
  { cost: 0, keywords: ["exhaust"], targets: [foe], do: [hit(n(2), { bonus: n(2), if: unhurt })] },
  { cost: 0, keywords: ["exhaust"], targets: [foe], do: [hit(n(4), { bonus: n(2), if: unhurt })] },
)
