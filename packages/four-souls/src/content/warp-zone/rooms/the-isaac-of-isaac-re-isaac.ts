// Everybody is Isaac, and every item is what Isaac has.

import { is } from "@soulspire/kernel"
import { room } from "../../../verbs/card.ts"
import { aim, eternal, rerollDie, rolls, tap } from "../../../verbs/index.ts"

export default room(
  "the-isaac-of-isaac-re-isaac",
  "The Isaac of Isaac: Re-Isaac",
  { set: "warp-zone", look: { glyph: "matryoshka-dolls", hue: 28 } },
  [
    { k: "grant", to: is("it", "character"), gives: [], named: "isaac" },
    { k: "grant", to: is("it", "item"), gives: [tap([rerollDie("it1")], aim(rolls)), eternal], only: true },
  ],
)
