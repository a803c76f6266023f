// Taking back what has shown something that was hidden: whoever asks for it is told so first. The button is not the main one:
// who presses keys quickly takes back nothing by that.

import type { ReactNode } from "react"
import { Key } from "../app/key.tsx"
import { useShown, useTable } from "../play/use-table.ts"
import { useWords } from "../words/words.ts"

export function TakingBack(): ReactNode {
  const table = useTable()
  const words = useWords()
  const unsure = useShown(({ undoing }) => undoing)
  if (!unsure) return null
  return (
    <section className="taking-back" role="alertdialog" aria-label={words.undoClosed}>
      <p className="prompt">{words.undoClosed}</p>
      <div className="choices">
        <button type="button" className="choice" onClick={() => table.undo(true)}>
          {words.undoAnyway}
        </button>
        <button type="button" className="choice take-back" onClick={table.cancel}>
          {words.cancel} <Key act="cancel" />
        </button>
      </div>
    </section>
  )
}
