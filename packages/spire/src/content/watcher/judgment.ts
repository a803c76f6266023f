// The end of who is nearly dead.

import { le, n, read, when } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { foe, setHp } from "../../verbs/index.ts"

export default skill(
  "watcher-judgment",
  "Judgment",
  { character: "watcher", deck: "rares", rarity: "rare", look: { glyph: "gavel", hue: 65 } },
  { cost: 1, keywords: ["ethereal"], targets: [foe], do: [when(le(read("hp", "foe"), n(7)), [setHp(0)])] },
  { cost: 1, keywords: ["retain"], targets: [foe], do: [when(le(read("hp", "foe"), n(8)), [setHp(0)])] },
)
