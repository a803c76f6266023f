// How a table's turns go by, for tests about time: whole rounds of passing, ends of turns, and what is turned sideways.

import { cardsIn, type fourSoulsTable, refsIn } from "./table.ts"

export type Souls = ReturnType<typeof fourSoulsTable>

/** Whose turn it is, and which phase of it. */
export const phase = (table: Souls): string => `p${table.state.table.active + 1} ${table.state.table.phase}`

/** Names of what lies sideways in a zone. */
export function sideways(table: Souls, zone: string): string[] {
  const refs = refsIn(table, zone)
  return cardsIn(table, zone).filter(
    (_card, i) => table.state.objects.find((o) => o.ref === refs[i])?.data?.deactivated === 1,
  )
}

/** Everybody passes once. */
export function round(table: Souls): Souls {
  for (let i = 0; i < table.state.seats; i++) table.by(table.state.table.holder + 1).pass()
  return table
}

/** The active player ends the turn; the first step of the end phase is over, if nothing was set off by it. */
export function ending(table: Souls): Souls {
  table.by(table.state.table.active + 1).end()
  return round(round(table))
}

/** The active player ends the turn, and everybody passes until the next one may act. */
export function turnOver(table: Souls): Souls {
  table.by(table.state.table.active + 1).end()
  return table.allPass()
}
