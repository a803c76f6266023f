// From decks to discards and back.

import { startingItem } from "../../../words/card.ts"
import { eachDeck, putIntoDiscard, putOnDeck, startOfTurn, tap } from "../../../words/index.ts"

export default startingItem(
  "the-curse",
  "The Curse",
  { kind: "active", look: { glyph: "card-burn", hue: 290 } },
  [
    startOfTurn([], { modes: eachDeck((deck) => [putIntoDiscard({ top: `${deck}Deck` })]) }),
    tap([], { modes: eachDeck((deck) => [putOnDeck({ top: `${deck}Discard` }, "top")]) }),
  ],
)
