// Grates the top of a deck for every 6.

import { choose, find, reveal } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { eachDeck, putIntoDiscard, topOf, whenRolled } from "../../../verbs/index.ts"

export default treasure(
  "cheese-grater",
  "Cheese Grater",
  { kind: "passive", look: { glyph: "cheese-wedge", hue: 46 } },
  [
    whenRolled(6, [], {
      modes: eachDeck((deck) => [
        find("seen", topOf(deck, 1)),
        reveal({ from: "@seen" }),
        choose({ what: { from: "@seen" }, as: "card", min: 0, prompt: "grate" }),
        putIntoDiscard("card"),
      ]),
    }),
  ],
)
