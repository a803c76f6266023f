// From decks to discards and back.

import { startingItem } from "../../../verbs/card.ts"
import { eachDeck, putIntoDiscard, putOnTop, startOfTurn, tap } from "../../../verbs/index.ts"

export default startingItem(
  "the-curse",
  "The Curse",
  { kind: "active", look: { glyph: "card-burn", hue: 290 } },
  [
    startOfTurn([], { modes: eachDeck((deck) => [putIntoDiscard({ top: `${deck}Deck` })]) }),
    tap([], { modes: eachDeck((deck) => [putOnTop({ top: `${deck}Discard` })]) }),
  ],
)
