// Many hits, on anybody.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { hitAnyOf } from "../../verbs/index.ts"

export default attack(
  "watcher-ragnarok",
  "Ragnarok",
  { character: "watcher", deck: "rares", rarity: "rare", look: { glyph: "evil-comet", hue: 350 } },
  { cost: 3, do: [hitAnyOf(n(1), n(5))] },
  { cost: 3, do: [hitAnyOf(n(1), n(6))] },
)
