// A new hand, as far as one likes.

import { choose, count, each, move, ref, type Select, set } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { endOfTurn, loot } from "../../../verbs/index.ts"

const hand: Select = { from: "hand", of: "you" }

export default treasure(
  "goat-head",
  "Goat Head",
  { kind: "passive", look: { glyph: "ram-profile", hue: 5 } },
  [
    endOfTurn([
      choose({ what: hand, as: "away", min: 0, max: count(hand), prompt: "discard-any" }),
      set("many", count({ from: "@away" })),
      each({ from: "@away" }, "card", [move("card", "lootDiscard", { cause: "discard" })]),
      loot(ref("many")),
    ]),
  ],
)
