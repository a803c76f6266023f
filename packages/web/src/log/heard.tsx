// What happened, for whoever listens while the log is not on the screen.

import { plainText } from "@soulspire/text"
import type { ReactNode } from "react"
import { useNames, useSpeaker, useStorySoFar } from "../play/use-table.ts"
import { useWords } from "../words/words.ts"

/** So many of the last lines can be read again. */
const KEPT = 20

export function Heard(): ReactNode {
  const speaker = useSpeaker()
  const names = useNames()
  const words = useWords()
  const story = useStorySoFar()
  const from = Math.max(0, story.length - KEPT)
  return (
    <section className="sr-only" role="log" aria-label={words.log}>
      {story.slice(from).map(({ event }, i) => {
        const line = speaker.event(event, names)
        return line === null ? null : <p key={from + i}>{plainText(line)}</p>
      })}
    </section>
  )
}
