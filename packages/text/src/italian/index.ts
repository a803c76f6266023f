// Italian, as a grammar.

import type { Grammar } from "../render/grammar.ts"
import { eachCounted, often, qty } from "./amounts.ts"
import { book } from "./book.ts"
import { claim, relative } from "./claims.ts"
import { clause, slotText } from "./clause.ts"
import { phrase, zone } from "./np.ts"

export const italian: Grammar = {
  np: (t, np, as) => phrase(t, np, "", as),
  qty: (t, q) => qty(t, q),
  often,
  each: eachCounted,
  clause,
  claim,
  relative,
  slot: slotText,
  zone,
  book,
}
