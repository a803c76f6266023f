// A look at all decks, and loot.

import { choose, each, n, point } from "@soulspire/kernel"
import { loot as lootCard } from "../../../verbs/card.ts"
import { lookAt, loot, putOnBottom } from "../../../verbs/index.ts"

const decks = ["loot", "treasure", "monster", "room"]
const tops = { from: decks.map((deck) => `@${deck}`) }

export default lootCard(
  "xii-the-hanged-man",
  "XII. The Hanged Man",
  { kind: "tarot", look: { glyph: "tarot-12-the-hanged-man", hue: 170 } },
  [
    ...decks.map((deck) => point(deck, { top: `${deck}Deck` })),
    lookAt(tops),
    choose({ what: tops, as: "away", min: 0, max: decks.length, prompt: "bottom" }),
    each({ from: "@away" }, "card", [putOnBottom("card")]),
    loot(n(2)),
  ],
)
