// Who is before the screen: whoever of those who play here has something to decide. Where hands are hidden, another one's
// turn to decide brings the curtain.

import { useStore } from "zustand"
import type { Table } from "../play/table.ts"

/** The seat that has to come to the screen now; null if whoever is there can stay. At first nobody is there. */
export function useNextHere(table: Table): number | null {
  const view = useStore(table, ({ shown, busy }) => (busy ? null : shown.view))
  const version = useStore(table, ({ shown }) => shown.version)
  const deciding = useStore(table, (state) => state.deciding)
  const { here, parted } = table.client
  // Nobody is to move where nobody can.
  if (view === null || parted !== null || view.over !== null || here.length < 2) return null
  // What preferences answer the next moment calls nobody.
  if (deciding.version !== version) return null
  const asked = deciding.seats.filter((seat) => here.includes(seat))
  if (!here.includes(view.seat)) return asked[0] ?? here[0]
  return asked.length === 0 || asked.includes(view.seat) ? null : asked[0]
}
