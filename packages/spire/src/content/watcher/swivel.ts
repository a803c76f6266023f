// Block, and an attack for nothing.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { ally, block } from "../../verbs/index.ts"
import { nextAttackCostsNothing } from "../../verbs/items.ts"

export default skill(
  "watcher-swivel",
  "Swivel",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "spinning-top", hue: 180 } },
  { cost: 2, do: [block(n(2)), nextAttackCostsNothing] },
  { cost: 2, targets: [ally], do: [block(n(3), "ally"), nextAttackCostsNothing] },
)
