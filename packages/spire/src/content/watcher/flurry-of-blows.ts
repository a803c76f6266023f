// More hits after a change of stance.

import { ge, n, read } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

const switched = ge(read("switches", "you"), 1)

export default attack(
  "watcher-flurry-of-blows",
  "Flurry of Blows",
  {
    character: "watcher",
    deck: "rewards",
    rarity: "common",
    count: 2,
    unlock: 1,
    look: { glyph: "armor-punch", hue: 290 },
  },
  { cost: 0, targets: [foe], do: [hit(n(1), { again: n(1), if: switched })] },
  { cost: 0, targets: [foe], do: [hit(n(1), { again: n(2), if: switched })] },
)
