// Who is before the screen: whoever of those who play here is asked. Another one's turn to be asked brings the curtain.

import { useStore } from "zustand"
import type { Table } from "../play/table.ts"

/** The seat that has to come to the screen now; null if whoever is there can stay. At first nobody is there. */
export function useNextHere(table: Table): number | null {
  const view = useStore(table, ({ shown, busy }) => (busy ? null : shown.view))
  const seats = useStore(table, ({ shown }) => shown.seats)
  const { here, parted } = table.client
  // Nobody is to move where nobody can.
  if (view === null || parted !== null || view.over !== null || here.length < 2) return null
  const asked = view.waiting
    .map(({ seat }) => seat)
    .filter((seat) => here.includes(seat) && seats[seat]?.kind === "person")
  if (!here.includes(view.seat)) return asked[0] ?? here[0]
  return asked.length === 0 || asked.includes(view.seat) ? null : asked[0]
}
