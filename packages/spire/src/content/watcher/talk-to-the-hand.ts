// A hit, and block for every miracle.

import { n, read, repeat } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { block, foe, hit } from "../../verbs/index.ts"

const guard = repeat(read("miracles", "you"), [block(n(1))])

export default attack(
  "watcher-talk-to-the-hand",
  "Talk to the Hand",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "magic-palm", hue: 295 } },
  { cost: 1, targets: [foe], do: [hit(n(2)), guard] },
  { cost: 1, targets: [foe], do: [hit(n(3)), guard] },
)
