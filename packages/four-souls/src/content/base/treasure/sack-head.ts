// A look at the next card of a deck.

import { treasure } from "../../../verbs/card.ts"
import { eachDeck, lookAndMayPutUnder, tap } from "../../../verbs/index.ts"

export default treasure(
  "sack-head",
  "Sack Head",
  { kind: "active", look: { glyph: "paper-bag-crumpled", hue: 32 } },
  [tap([], { modes: eachDeck(lookAndMayPutUnder) })],
)
