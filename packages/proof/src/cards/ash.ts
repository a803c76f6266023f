// A cost that is chosen: discard a card to draw two.

import { choose, move, n } from "@soulspire/kernel"
import { card, draw, spell } from "../words.ts"

export default card(
  { glyph: "burning-embers", hue: 12 },
  spell("ash", [draw("you", n(2))], {
    cost: [choose({ what: { from: "hand", of: "you", other: "this" }, as: "paid" }), move("paid", "discard")],
  }),
)
