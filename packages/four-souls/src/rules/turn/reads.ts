// What programs and cards ask about the turn: whose it is, and whether it goes on.

import { seatAfter } from "@soulspire/kernel"
import type { Reads, Tests, Whoms } from "../../state/part.ts"

export const reads: Reads = {
  quiet: (r) => r.s.table.quiet,
  monsterDied: (r) => r.s.table.monsterDied,
}

export const whoms: Whoms = {
  active: (r) => r.s.table.active,
  starter: (r) => r.s.table.starter,
  toTheLeft: (r) => seatAfter(r, r.s.table.active),
  toTheRight: (r) => seatAfter(r, r.s.table.active, r.s.seats - 1),
}

export const tests: Tests = {
  turnGoesOn: (r) => r.s.table.ending === "going",
  cutShort: (r) => r.s.table.ending === "cut-short",
}
