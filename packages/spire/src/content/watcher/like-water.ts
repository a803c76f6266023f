// Block for turns that end in calm.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { inCalm } from "../../features/stances/verbs.ts"
import { asLongAs, block, endOfTurn } from "../../verbs/index.ts"

export default power(
  "watcher-like-water",
  "Like Water",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "waves", hue: 205 } },
  { cost: 1, more: [asLongAs(inCalm, endOfTurn(block(n(1))))] },
  { cost: 1, more: [asLongAs(inCalm, endOfTurn(block(n(2))))] },
)
