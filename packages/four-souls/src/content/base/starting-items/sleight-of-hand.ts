// Puts the top of a deck in order: five cards, three in the first edition.

import { n } from "@soulspire/kernel"
import { type Card, editions, startingItem } from "../../../verbs/card.ts"
import { eachDeck, lookAndOrder, tap } from "../../../verbs/index.ts"

const print = (cards: number): Card =>
  startingItem(
    "sleight-of-hand",
    "Sleight of Hand",
    { kind: "active", look: { glyph: "card-exchange", hue: 30 } },
    [tap([], { modes: eachDeck((deck) => lookAndOrder(deck, n(cards, "cards"))) })],
  )

export default editions(print(5), print(3))
