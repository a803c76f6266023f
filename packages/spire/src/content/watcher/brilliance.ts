// A hit for every miracle.

import { n, read } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

const times = read("miracles", "you")

export default attack(
  "watcher-brilliance",
  "Brilliance",
  { character: "watcher", deck: "rares", rarity: "rare", look: { glyph: "sunbeams", hue: 52 } },
  { cost: 1, targets: [foe], do: [hit(n(2), { times })] },
  { cost: 1, targets: [foe], do: [hit(n(3), { times })] },
)
