// What happened, as prose: one line for each thing worth telling.

import { type ReactNode, useEffect, useRef } from "react"
import { Sentence } from "../cards/line.tsx"
import { Glyph } from "../glyphs/glyph.tsx"
import { useNames, useShown, useSpeaker, useTable } from "../play/use-table.ts"
import { useWords } from "../words/words.ts"
import { onLogKey } from "./lines.ts"

/** So many of the last lines are kept on the screen. */
const KEPT = 200

export function Log(): ReactNode {
  const table = useTable()
  const speaker = useSpeaker()
  const names = useNames()
  const words = useWords()
  const story = useShown((state) => state.story)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [story])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <section className="log" role="log" aria-label={words.log} tabIndex={0} onKeyDown={onLogKey}>
      {story.slice(-KEPT).map(({ event, answers }, i) => {
        const line = speaker.event(event, names)
        if (line === null) return null
        return (
          <p key={story.length - KEPT + i} className={`log-line log-${event.k}`} data-answers={answers}>
            <Sentence line={line} onCard={(card) => table.inspect({ card })} />
            <button
              type="button"
              tabIndex={-1}
              className="log-then"
              aria-label={words.asItWas}
              title={words.asItWas}
              onClick={() => table.lookBack(answers)}
            >
              <Glyph name="hourglass" />
            </button>
          </p>
        )
      })}
      <div ref={end} />
    </section>
  )
}
