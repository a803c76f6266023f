// The end of a climb: how it went, the way up with life along it, and what everybody took, left and dealt.

import type { GameEvent } from "@soulspire/kernel"
import { type ReactNode, useMemo } from "react"
import { Link } from "wouter"
import { plainText } from "@soulspire/text"
import { useTakesFocus } from "../../app/takes-focus.ts"
import { Sentence } from "../../cards/line.tsx"
import { Glyph } from "../../glyphs/glyph.tsx"
import { useBox, useNames, useShown, useSpeaker } from "../../play/use-table.ts"
import { CampaignNews } from "../../shell/campaign-news.tsx"
import { useWords } from "../../words/words.ts"
import { SummaryPlayer } from "./summary-player.tsx"
import type { RoomStory, Run } from "./run.ts"
import { SummaryWay } from "./summary-way.tsx"
import { signs } from "./signs.ts"
import { useSpireWords } from "./words.ts"
import { useSpireView } from "./known.ts"

const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0)

function useRun(): Run {
  const box = useBox()
  const { seats } = useSpireView()
  const story = useShown((state) => state.story)
  return useMemo(() => {
    const events: GameEvent[] = story.map(({ event }) => event)
    return (box.summary?.(seats, events).data ?? { rooms: [], players: [] }) as unknown as Run
  }, [box, seats, story])
}

const isFight = ({ rounds }: RoomStory): boolean => rounds > 0

export function RunSummary(): ReactNode {
  const words = useSpireWords()
  const { toTitle } = useWords()
  const speaker = useSpeaker()
  const names = useNames()
  const { over } = useSpireView()
  const { rooms, players } = useRun()
  const dialog = useTakesFocus(over !== null)
  if (over === null) return null
  const outcome = speaker.outcome(over, names)
  const won = over.winners.length > 0
  const facts: readonly (readonly [string, number])[] = [
    [words.rooms, rooms.length],
    [words.fights, rooms.filter(isFight).length],
    [words.rounds, sum(rooms.map(({ rounds }) => rounds))],
    [words.dealt, sum(players.map(({ dealt }) => dealt))],
    [words.lost, sum(players.map(({ lost }) => lost))],
  ]
  return (
    <article
      className={`sp-summary ${won ? "sp-won" : "sp-lost"}`}
      role="dialog"
      aria-label={plainText(outcome)}
      tabIndex={-1}
      ref={dialog}
    >
      <header>
        <Glyph name={won ? signs.laurels : signs.tomb} className="sp-summary-sign" />
        <h1>{won ? words.climbed : words.fallen}</h1>
        <p>
          <Sentence line={outcome} />
        </p>
      </header>
      <dl className="sp-facts">
        {facts.map(([word, number]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
      <p className="sp-options-row sp-summary-ways">
        <Link href="/table/spire" className="choice primary">
          {words.again}
        </Link>
        <Link href="/" className="choice">
          {toTitle}
        </Link>
      </p>
      <CampaignNews />
      {rooms.length > 0 && <SummaryWay rooms={rooms} won={won} />}
      <div className="sp-summary-players">
        {players.map((player, seat) => (
          <SummaryPlayer key={seat} seat={seat} story={player} />
        ))}
      </div>
    </article>
  )
}
