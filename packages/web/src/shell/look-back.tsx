// While one looks at the table as it was: a line that says so, and the way back.

import type { ReactNode } from "react"
import { useShown, useTable } from "../play/use-table.ts"
import { useWords } from "../words/words.ts"

export function LookBack(): ReactNode {
  const table = useTable()
  const words = useWords()
  const then = useShown((state) => state.then)
  // What is stepped through is always looked back at.
  if (then === null || table.client.example !== null) return null
  return (
    <p className="look-back" role="status">
      {words.asItWas}
      <button type="button" className="choice primary" onClick={() => table.lookBack(null)}>
        {words.backToNow}
      </button>
    </p>
  )
}
