// Look at the top three and put them back in any order.

import { each, move, n, order } from "@soulspire/kernel"
import { spell } from "../words.ts"

export default spell("sieve", [
  { op: "show", what: { from: "deck", top: n(3) }, to: "you" },
  order("sorted", { from: "deck", top: n(3) }, "you"),
  each({ from: "@sorted" }, "card", [move("card", "deck")]),
])
