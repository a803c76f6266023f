// Harder with every miracle.

import { add, n, read } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

const held = read("miracles", "you")

export default attack(
  "watcher-reach-heaven",
  "Reach Heaven",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "glowing-hands", hue: 60 } },
  { cost: 1, targets: [foe], do: [hit(add(n(2), held))] },
  { cost: 1, targets: [foe], do: [hit(add(n(2), { mul: [n(2), held] }))] },
)
