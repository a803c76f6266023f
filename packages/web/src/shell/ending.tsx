// The end of a game: who has won, what it was like, and what to do now.

import { plainText } from "@soulspire/text"
import { type ReactNode, Suspense, useState } from "react"
import { Link } from "wouter"
import { useTakesFocus } from "../app/takes-focus.ts"
import { Sentence } from "../cards/line.tsx"
import { useBox, useNames, useShown, useSpeaker, useTable, useView } from "../play/use-table.ts"
import { standingsFor } from "../tables/tables.ts"
import { useWords } from "../words/words.ts"
import { CampaignNews } from "./campaign-news.tsx"

export function Ending(): ReactNode {
  const { over, seats } = useView()
  const { game } = useTable().client
  const Standings = standingsFor(game)
  const box = useBox()
  const speaker = useSpeaker()
  const names = useNames()
  const words = useWords()
  const story = useShown((state) => state.story)
  const [away, setAway] = useState(false)
  const dialog = useTakesFocus(over !== null && !away)
  if (over === null || away) return null
  const summary = box.summary?.(
    seats,
    story.map(({ event }) => event),
  )
  const outcome = speaker.outcome(over, names)
  return (
    <section className="ending" role="dialog" aria-label={plainText(outcome)} tabIndex={-1} ref={dialog}>
      <h1>
        <Sentence line={outcome} />
      </h1>
      {summary !== undefined && (
        <div className="ending-summary">
          {summary.tell(speaker, names.seat).map((line, i) => (
            <p key={i}>
              <Sentence line={line} />
            </p>
          ))}
        </div>
      )}
      <CampaignNews />
      {Standings !== undefined && (
        <Suspense>
          <Standings />
        </Suspense>
      )}
      <div className="choices">
        <Link href={`/table/${game}`} className="choice primary">
          {words.again}
        </Link>
        <Link href="/" className="choice">
          {words.toTitle}
        </Link>
        <button type="button" className="choice" onClick={() => setAway(true)}>
          {words.lookAtTable}
        </button>
      </div>
    </section>
  )
}
