// A hit, and a better draw.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { draw, foe, hit } from "../../verbs/index.ts"
import { scry } from "../../verbs/items.ts"

export default attack(
  "watcher-cut-through-fate",
  "Cut Through Fate",
  {
    character: "watcher",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "crescent-blade", hue: 270 },
  },
  { cost: 1, targets: [foe], do: [hit(n(1)), scry(n(2)), draw(n(1))] },
  { cost: 1, targets: [foe], do: [hit(n(2)), scry(n(3)), draw(n(1))] },
)
