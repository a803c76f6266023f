// Look at the top three and put them back in any order.

import { each, find, move, n, order, reveal } from "@soulspire/kernel"
import { card, spell } from "../words.ts"

export default card(
  { glyph: "funnel", hue: 180 },
  spell("sieve", [
    find("seen", { from: "deck", top: n(3) }),
    reveal({ from: "@seen" }, "you"),
    order("sorted", { from: "@seen" }, "you"),
    each({ from: "@sorted" }, "card", [move("card", "deck")]),
  ]),
)
