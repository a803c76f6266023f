// Shakes a row.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { inTheRow, row, vulnerable, weak } from "../../verbs/index.ts"

export default skill(
  "ironclad-shockwave",
  "Shockwave",
  { character: "ironclad", deck: "rewards", rarity: "uncommon", look: { glyph: "quake-stomp", hue: 22 } },
  { cost: 2, keywords: ["exhaust"], targets: [row], do: [vulnerable(n(1), inTheRow), weak(n(1), inTheRow)] },
  { cost: 2, keywords: ["exhaust"], targets: [row], do: [vulnerable(n(1), inTheRow), weak(n(2), inTheRow)] },
)
