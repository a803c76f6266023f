// Block for anybody, and calm.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { enter } from "../../features/stances/verbs.ts"
import { ally, block } from "../../verbs/index.ts"

export default skill(
  "watcher-vigilance",
  "Vigilance",
  { character: "watcher", deck: "starter", rarity: "starter", look: { glyph: "all-seeing-eye", hue: 225 } },
  { cost: 2, targets: [ally], do: [block(n(2), "ally"), enter("calm")] },
  { cost: 2, targets: [ally], do: [block(n(3), "ally"), enter("calm")] },
)
