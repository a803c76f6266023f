// As much block as it hurts.

import { n, ref } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { block, foe, hit } from "../../verbs/index.ts"

export default attack(
  "watcher-wallop",
  "Wallop",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "punching-bag", hue: 25 } },
  { cost: 2, targets: [foe], do: [hit(n(2), { as: "lost" }), block(ref("lost"))] },
  { cost: 2, targets: [foe], do: [hit(n(3), { as: "lost" }), block(ref("lost"))] },
)
