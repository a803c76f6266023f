// What every game's opinion of a position (`value`) says of the end; how good it looks until then is each game's own.

import type { Seat } from "./refs.ts"
import type { Outcome } from "./state.ts"

/** It outweighs everything that one can have on the way. */
const END = 10_000

/** Won, lost, or neither: it goes on, or has ended with nobody's win. */
export function endWorth(over: Outcome | null, seat: Seat): number {
  if (over === null) return 0
  if (over.winners.includes(seat)) return END
  return over.winners.length > 0 || (over.losers ?? []).length > 0 ? -END : 0
}
