// What programs and cards ask about cents.

import { isSeat, player } from "../../state/run.ts"
import type { Reads, Tests } from "../../state/part.ts"

export const reads: Reads = {
  cents: (r, ref) => (isSeat(r, ref) ? player(r, ref).cents : 0),
}

export const tests: Tests = {
  hasMostCents: (r, ref) =>
    isSeat(r, ref) && r.s.table.players.every(({ cents }) => cents <= player(r, ref).cents),
}
