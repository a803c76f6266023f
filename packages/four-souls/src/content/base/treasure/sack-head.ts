// A look at the next card of a deck.

import { treasure } from "../../../card.ts"
import { lookAndMayPutUnder, tap } from "../../../words.ts"

const decks = ["loot", "treasure", "monster", "room"] as const

export default treasure("sack-head", "Sack Head", { kind: "active" }, [
  tap([], { modes: decks.map((deck) => ({ name: deck, do: lookAndMayPutUnder(deck) })) }),
])
