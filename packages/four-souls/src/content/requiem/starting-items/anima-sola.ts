// One side of it; the other is The Revenant.

import { n } from "@soulspire/kernel"
import { startingItem } from "../../../verbs/card.ts"
import { flip, loot, tap, whenFlippedHere } from "../../../verbs/index.ts"

export default startingItem(
  "anima-sola",
  "Anima Sola",
  {
    kind: "active",
    set: "requiem",
    face: "the-revenant",
    look: { glyph: "raise-skeleton", hue: 265, small: "crossed-chains" },
  },
  [tap([flip("this")]), whenFlippedHere([loot(n(1))])],
)
