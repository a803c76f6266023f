// The rulebooks of a game side by side: every question they disagree on, what each of them answers, and why it matters.

import {
  type Comparison,
  editionKey,
  type Example,
  type GameBox,
  isOtherAnswer,
  speakerOf,
} from "@soulspire/text"
import { type ReactNode, use, useState } from "react"
import { Link, useLocation } from "wouter"
import { Page } from "../../app/page.tsx"
import { fetchBox } from "../../boxes/boxes.ts"
import { openExample } from "../../play/open-example.ts"
import { useSettings } from "../../settings/settings.ts"
import { gameName } from "../../tables/tables.ts"
import { useWords } from "../../words/words.ts"
import "../../styles/rules.css"

function Compared({ box, comparison }: { box: GameBox; comparison: Comparison }): ReactNode {
  const words = useWords()
  const language = useSettings((settings) => settings.language)
  const speaker = speakerOf(box, language)
  const [only, setOnly] = useState(false)
  const { editions, rows } = comparison
  const shown = only ? rows.filter(({ differs }) => differs) : rows
  return (
    <>
      <div className="compared-head">
        <label className="switch">
          <input
            type="checkbox"
            role="switch"
            checked={only}
            onChange={({ target }) => setOnly(target.checked)}
          />
          <span>{words.rulebooks.only}</span>
        </label>
        <output>{words.rulebooks.found(shown.length, rows.length)}</output>
      </div>
      <ol className="compared">
        {shown.map((row) => (
          <li key={row.rule}>
            <h2>
              {speaker.word(row.asks)} <small>{row.rule}</small>
            </h2>
            <dl>
              {editions.map((edition, at) => (
                <div key={edition} className={isOtherAnswer(row, at) ? "compared-other" : ""}>
                  <dt>{speaker.word(editionKey(comparison, edition))}</dt>
                  <dd>{speaker.word(row.answers[at])}</dd>
                </div>
              ))}
            </dl>
            <p>{speaker.word(row.why)}</p>
            {row.decided !== null && <p className="quiet">{speaker.word(row.decided)}</p>}
          </li>
        ))}
      </ol>
    </>
  )
}

function Examples({ game, examples }: { game: string; examples: readonly Example[] }): ReactNode {
  const words = useWords()
  const language = useSettings((settings) => settings.language)
  const [, goTo] = useLocation()
  return (
    <section className="worked-examples">
      <h2>{words.examples.title}</h2>
      <p className="quiet">{words.examples.what}</p>
      <ol>
        {examples.map((example) => (
          <li key={example.rule}>
            <button
              type="button"
              className="choice"
              onClick={() => void openExample(game, example, null).then((id) => goTo(`/match/${id}`))}
            >
              {example.title[language]} <small>{example.rule}</small>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

export default function RulesScreen({ game }: { game: string }): ReactNode {
  const words = useWords()
  const box = use(fetchBox(game))
  const tools = (
    <nav className="games">
      <Link href={`/table/${game}`}>{words.table}</Link>
      <Link href={`/cards/${game}`}>{words.cards}</Link>
    </nav>
  )
  const name = gameName(game, box.name)
  return (
    <Page name="rules" title={words.rulebooks.title(name)} mood={game} tools={tools}>
      {box.compared === undefined ? (
        <p className="empty">{words.rulebooks.one}</p>
      ) : (
        <Compared box={box} comparison={box.compared} />
      )}
      {box.examples !== undefined && <Examples game={game} examples={box.examples} />}
    </Page>
  )
}
