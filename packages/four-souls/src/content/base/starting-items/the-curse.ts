// From decks to discards and back.

import { startingItem } from "../../../card.ts"
import { eachDeck, putIntoDiscard, putOnDeck, startOfTurn, tap } from "../../../words.ts"

export default startingItem(
  "the-curse",
  "The Curse",
  { kind: "active", look: { glyph: "card-burn", hue: 290 } },
  [
    startOfTurn([], { modes: eachDeck((deck) => [putIntoDiscard({ top: `${deck}Deck` })]) }),
    tap([], { modes: eachDeck((deck) => [putOnDeck({ top: `${deck}Discard` }, "top")]) }),
  ],
)
