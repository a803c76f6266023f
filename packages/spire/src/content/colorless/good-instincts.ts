// Block for anybody.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { ally, block } from "../../verbs/index.ts"

export default skill(
  "colorless-good-instincts",
  "Good Instincts",
  { character: "colorless", deck: "colorless", rarity: "uncommon", look: { glyph: "dodging", hue: 150 } },
  { cost: 0, targets: [ally], do: [block(n(1), "ally")] },
  { cost: 0, targets: [ally], do: [block(n(2), "ally")] },
)
