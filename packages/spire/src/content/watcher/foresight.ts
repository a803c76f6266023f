// A look ahead before each hand.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { beforeYouDraw } from "../../verbs/index.ts"
import { scry } from "../../verbs/items.ts"

export default power(
  "watcher-foresight",
  "Foresight",
  {
    character: "watcher",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 2,
    look: { glyph: "shinto-shrine-mirror", hue: 240 },
  },
  { cost: 1, more: [beforeYouDraw(scry(n(3)))] },
  { cost: 1, more: [beforeYouDraw(scry(n(4)))] },
)
