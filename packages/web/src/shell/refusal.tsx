// Why something cannot be done: the reason in words, with its rule; or whether one is sure. It stays until something else is
// tried.

import { type ReactNode } from "react"
import { Sentence } from "../cards/line.tsx"
import { useNames, useShown, useSpeaker, useTable } from "../play/use-table.ts"
import { useWords } from "../words/words.ts"

export function RefusalNote(): ReactNode {
  const table = useTable()
  const reason = useShown((state) => state.refusal)
  const unsure = useShown((state) => state.unsure !== null)
  const speaker = useSpeaker()
  const names = useNames()
  const words = useWords()
  return (
    <div className="refusal" role="alert">
      {unsure && <p>{words.sure}</p>}
      {reason !== null && (
        <p>
          <Sentence line={speaker.refusal(reason, names)} />
          {reason.rule !== undefined && <code>{reason.rule}</code>}
          <button type="button" aria-label={words.close} onClick={() => void table.cancel()}>
            ×
          </button>
        </p>
      )}
    </div>
  )
}
