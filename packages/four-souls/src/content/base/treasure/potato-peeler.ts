// One card less on every deck.

import { each, point } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { putIntoDiscard, tap } from "../../../verbs/index.ts"

const decks = ["loot", "treasure", "monster", "room"]

export default treasure(
  "potato-peeler",
  "Potato Peeler",
  { kind: "active", look: { glyph: "potato", hue: 34 } },
  [
    tap([
      ...decks.map((deck) => point(deck, { top: `${deck}Deck` })),
      each({ from: decks.map((deck) => `@${deck}`) }, "card", [putIntoDiscard("card")]),
    ]),
  ],
)
