// Block, and a weak row.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { block, inTheRow, row, weak } from "../../verbs/index.ts"

export default skill(
  "silent-piercing-wail",
  "Piercing Wail",
  { character: "silent", deck: "rewards", rarity: "uncommon", look: { glyph: "sonic-screech", hue: 200 } },
  { cost: 1, keywords: ["exhaust"], targets: [row], do: [block(n(1)), weak(n(1), inTheRow)] },
  { cost: 1, keywords: ["exhaust"], targets: [row], do: [block(n(3)), weak(n(1), inTheRow)] },
)
