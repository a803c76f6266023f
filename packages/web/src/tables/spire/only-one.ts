// Where a card that is picked can be aimed at one player only, that is no choice: it is taken at once.

import { isSeat } from "@soulspire/kernel"
import { useEffect } from "react"
import { candidates, isMany } from "../../decide/lit.ts"
import { useAsked, useShown, useTable } from "../../play/use-table.ts"

export function useOnlyOne(): void {
  const table = useTable()
  const asked = useAsked()
  const picking = useShown((state) => state.picking)
  useEffect(() => {
    const begun = asked.find(({ id }) => id === picking.decision)
    if (begun === undefined || isMany(begun) || picking.refs.length === 0) return
    const [only, ...others] = candidates(begun, picking.refs)
    if (only === undefined || others.length > 0 || only.range !== undefined) return
    if (only.refs.slice(picking.refs.length).every((ref) => isSeat(ref))) table.choose(begun, only)
  }, [table, asked, picking])
}
