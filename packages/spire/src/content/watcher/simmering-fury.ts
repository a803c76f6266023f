// Wrath is worth more.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { inWrath } from "../../features/stances/verbs.ts"
import { youHave } from "../../verbs/index.ts"

export default power(
  "watcher-simmering-fury",
  "Simmering Fury",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "fire-bowl", hue: 12 } },
  { cost: 2, more: [{ ...youHave("hits", n(1)), when: inWrath }] },
  { cost: 2, more: [{ ...youHave("hits", n(2)), when: inWrath }] },
)
