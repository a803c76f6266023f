// Puts the top of a deck in order.

import { n } from "@soulspire/kernel"
import { startingItem } from "../../../words/card.ts"
import { eachDeck, lookAndOrder, tap } from "../../../words/index.ts"

export default startingItem(
  "sleight-of-hand",
  "Sleight of Hand",
  { kind: "active", look: { glyph: "card-exchange", hue: 30 } },
  [tap([], { modes: eachDeck((deck) => lookAndOrder(deck, n(5, "cards"))) })],
)
