// What happens just now, in words, where it covers nothing: one line in the bar above the stage for as long as a beat lasts.

import { type ReactNode, useMemo } from "react"
import { Sentence } from "../cards/line.tsx"
import { linesOf } from "../log/told.ts"
import { useNames, useShown, useSpeaker } from "../play/use-table.ts"

export function Caption(): ReactNode {
  const acting = useShown((state) => state.acting)
  const speaker = useSpeaker()
  const names = useNames()
  const lines = useMemo(() => {
    if (acting === null) return []
    const all = linesOf(
      acting.events.map((event) => ({ event, answers: 0 })),
      speaker,
      names,
    )
    // What is paid for it, and what follows by itself, the log tells.
    const own = all.filter(({ event }) => event.k === acting.kind)
    return own.length === 0 ? all : own
  }, [acting, speaker, names])
  // The log says it to whoever listens.
  return (
    <div className="caption" aria-hidden="true">
      {acting !== null && lines.length > 0 && (
        <p className={`caption-line caption-${acting.weight}`}>
          {lines.map(({ line, times }, i) => (
            <span key={i}>
              <Sentence line={line} />
              {times > 1 && ` ×${times}`}{" "}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
