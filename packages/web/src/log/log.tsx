// What happened, as prose: one line for each thing worth telling. Pointing at a line points out what it is about.

import type { GameEvent } from "@soulspire/kernel"
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from "react"
import { Sentence } from "../cards/line.tsx"
import { Glyph } from "../glyphs/glyph.tsx"
import { useBox, useNames, useSpeaker, useStorySoFar, useTable } from "../play/use-table.ts"
import { useWords } from "../words/words.ts"
import { onLogKey } from "./lines.ts"
import { linesOf, thingsIn } from "./told.ts"

/** So many of the last things that were told are kept on the screen. */
const KEPT = 240

/** Shows on the table what an event is about, by the fields that name it; nothing for null. */
function point(event: GameEvent | null, fields: readonly string[] = []): void {
  for (const element of document.querySelectorAll(".pointed-out")) element.classList.remove("pointed-out")
  if (event === null) return
  for (const ref of thingsIn(event, fields))
    for (const element of document.querySelectorAll(`.shell-board [data-ref="${ref}"]`))
      element.classList.add("pointed-out")
}

export function Log(): ReactNode {
  const table = useTable()
  const { noticed } = useBox()
  const speaker = useSpeaker()
  const names = useNames()
  const words = useWords()
  const story = useStorySoFar()
  const list = useRef<HTMLElement>(null)
  const lines = useMemo(() => linesOf(story.slice(-KEPT), speaker, names), [story, speaker, names])
  // The newest line stays in sight, also when what is asked takes more room; whoever reads further up is left in peace.
  const follows = useRef(true)
  const seen = useRef(0)
  useLayoutEffect(() => {
    const log = list.current
    if (log === null) return
    const down = (): void => {
      if (follows.current) log.scrollTop = log.scrollHeight
    }
    down()
    const watch = new ResizeObserver(down)
    watch.observe(log)
    return () => watch.disconnect()
  }, [lines])
  useEffect(() => () => point(null), [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <section
      className="log"
      role="log"
      aria-label={words.log}
      ref={list}
      tabIndex={0}
      onKeyDown={onLogKey}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        // Further from the end without having been moved up: that is only what has been told meanwhile.
        if (scrollHeight - scrollTop - clientHeight < 60) follows.current = true
        else if (scrollTop < seen.current) follows.current = false
        seen.current = scrollTop
      }}
      onPointerLeave={() => point(null)}
    >
      {lines.map(({ line, event, answers, times }, i) => (
        <p
          key={i}
          className={`log-line ${noticed?.headlines.includes(event.k) === true ? "log-headline" : ""}`}
          data-answers={answers}
          onPointerEnter={() => point(event, noticed?.about)}
        >
          <Sentence line={line} onCard={(card) => table.inspect({ card })} />
          {times > 1 && <span className="log-times"> ×{times}</span>}
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
      ))}
    </section>
  )
}
