// Miracles at the start of each turn.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { miracles } from "../../features/miracles/verbs.ts"
import { startOfTurn } from "../../verbs/index.ts"

export default power(
  "watcher-deva-form",
  "Deva Form",
  { character: "watcher", deck: "rares", rarity: "rare", look: { glyph: "beams-aura", hue: 278 } },
  { cost: 2, more: [startOfTurn(miracles(n(1)))] },
  { cost: 2, more: [startOfTurn(miracles(n(2)))] },
)
