// English, as a grammar.

import type { Grammar } from "../render/grammar.ts"
import { eachCounted, often, qty } from "./amounts.ts"
import { book } from "./book.ts"
import { claim, relative } from "./claims.ts"
import { clause, slotText } from "./clause.ts"
import { np, zone } from "./np.ts"

export const english: Grammar = {
  np,
  qty,
  often,
  each: eachCounted,
  clause,
  claim,
  relative,
  slot: slotText,
  zone,
  book,
}
