// Puts the top of a deck in order.

import { n } from "@soulspire/kernel"
import { startingItem } from "../../../verbs/card.ts"
import { eachDeck, lookAndOrder, tap } from "../../../verbs/index.ts"

export default startingItem(
  "sleight-of-hand",
  "Sleight of Hand",
  { kind: "active", look: { glyph: "card-exchange", hue: 30 } },
  [tap([], { modes: eachDeck((deck) => lookAndOrder(deck, n(5, "cards"))) })],
)
