// Block for looking ahead.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { whenYouScry } from "../../features/scry/verbs.ts"
import { block } from "../../verbs/index.ts"

export default power(
  "watcher-nirvana",
  "Nirvana",
  {
    character: "watcher",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 2,
    look: { glyph: "heaven-gate", hue: 55 },
  },
  { cost: 1, more: [whenYouScry(block(n(1)))] },
  { cost: 1, more: [whenYouScry(block(n(2)))] },
)
