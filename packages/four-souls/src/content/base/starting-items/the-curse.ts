// From decks to discards and back.

import { startingItem } from "../../../card.ts"
import { putIntoDiscard, putOnDeck, startOfTurn, tap } from "../../../words.ts"

// Where no rooms are played there would be a deck that never loses a card: the first ability leaves it out.
const decks = ["loot", "treasure", "monster"] as const

export default startingItem("the-curse", "The Curse", { kind: "active" }, [
  startOfTurn([], {
    modes: decks.map((deck) => ({ name: deck, do: [putIntoDiscard({ top: `${deck}Deck` })] })),
  }),
  tap([], {
    modes: [...decks, "room"].map((deck) => ({
      name: deck,
      do: [putOnDeck({ top: `${deck}Discard` }, "top")],
    })),
  }),
])
