// From decks to discards and back; in the first edition only back.

import type { Ability } from "@soulspire/kernel"
import { type Card, editions, startingItem } from "../../../verbs/card.ts"
import { eachDeck, putIntoDiscard, putOnTop, startOfTurn, tap } from "../../../verbs/index.ts"

const away = startOfTurn([], { modes: eachDeck((deck) => [putIntoDiscard({ top: `${deck}Deck` })]) })
const back = tap([], { modes: eachDeck((deck) => [putOnTop({ top: `${deck}Discard` })]) })

const print = (abilities: readonly Ability[]): Card =>
  startingItem(
    "the-curse",
    "The Curse",
    { kind: "active", look: { glyph: "card-burn", hue: 290 } },
    abilities,
  )

export default editions(print([away, back]), print([back]))
