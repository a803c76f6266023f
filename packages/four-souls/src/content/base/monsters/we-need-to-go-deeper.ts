// Old monsters again, and another attack.

import { choose, count, each, is, not, order, type Select } from "@soulspire/kernel"
import { event } from "../../../verbs/card.ts"
import { mayAttackAgain, putOnTop } from "../../../verbs/index.ts"

const gone: Select = { from: "monsterDiscard", where: not(is("it", "event")) }

export default event(
  "we-need-to-go-deeper",
  "We Need to Go Deeper!",
  { kind: "good-event", look: { glyph: "hole-ladder", hue: 255 } },
  [
    [
      choose({ what: gone, as: "back", min: 0, max: count(gone), prompt: "on-top" }),
      order("sorted", { from: "@back" }, "you", "deck-order"),
      each({ from: "@sorted" }, "card", [putOnTop("card")]),
    ],
    [mayAttackAgain],
  ],
)
