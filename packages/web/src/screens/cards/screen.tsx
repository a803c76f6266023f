// All cards of a game: searched, filtered, looked at from both sides. Only what is near the screen is drawn.

import { type CatalogueCard, type GameBox, speakerOf } from "@soulspire/text"
import { type ReactNode, use, useDeferredValue, useEffect, useMemo, useRef, useState } from "react"
import { Link } from "wouter"
import { Page } from "../../app/page.tsx"
import { fetchBox, gameIds } from "../../boxes/boxes.ts"
import { Face } from "../../cards/face.tsx"
import { fetchGlyphs } from "../../glyphs/fetch.ts"
import { BoxContext, defOf } from "../../play/use-table.ts"
import { useSettings } from "../../settings/settings.ts"
import { gameName } from "../../tables/tables.ts"
import { useWords } from "../../words/words.ts"
import { everything, firstSides, found, type Wanted } from "./find.ts"
import { OneCard } from "./one-card.tsx"
import "../../styles/cards.css"

/** So many more are drawn each time one comes near the end. */
const AT_ONCE = 48

function Grid({ game, entries }: { game: string; entries: readonly CatalogueCard[] }): ReactNode {
  const words = useWords()
  const [shown, setShown] = useState(AT_ONCE)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => setShown(AT_ONCE), [entries])
  useEffect(() => {
    if (end.current === null || shown >= entries.length) return
    const watch = new IntersectionObserver(
      ([{ isIntersecting }]) => {
        if (isIntersecting) setShown((before) => before + AT_ONCE)
      },
      { rootMargin: "1200px" },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [shown, entries])
  return (
    <>
      <ul className="card-grid">
        {entries.slice(0, shown).map(({ id, name, count }) => (
          <li key={id}>
            <Link href={`/cards/${game}/${id}`} className="card-cell">
              <span className="sr-only">{name}</span>
              <span aria-hidden="true">
                <Face card={{ card: id }} size="l" />
                {count > 1 && <span className="card-count">{words.list.copies(count)}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div ref={end} />
    </>
  )
}

interface PickProps {
  label: string
  values: readonly string[]
  said(value: string): string
  value: string
  onChange(value: string): void
}

function Pick({ label, values, said, value, onChange }: PickProps): ReactNode {
  const words = useWords()
  if (values.length < 2) return null
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{words.list.all}</option>
        {values.map((each) => (
          <option key={each} value={each}>
            {said(each)}
          </option>
        ))}
      </select>
    </label>
  )
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)]

function Browser({ box, card }: { box: GameBox; card: string | null }): ReactNode {
  const words = useWords()
  const language = useSettings((settings) => settings.language)
  const speaker = speakerOf(box, language)
  const [wanted, setWanted] = useState<Wanted>(everything)
  // Typing comes first, the list follows.
  const late = useDeferredValue(wanted)
  const all = useMemo(() => firstSides(box), [box])
  const entries = useMemo(() => found(box, language, all, late), [box, language, all, late])
  const change = (part: Partial<Wanted>): void => setWanted({ ...wanted, ...part })
  const within = wanted.deck === "" ? all : all.filter(({ id }) => defOf(box, id)?.back === wanted.deck)
  return (
    <>
      <search className="card-filters">
        <label className="card-search">
          <span className="sr-only">{words.list.search}</span>
          <input
            type="search"
            placeholder={words.list.search}
            value={wanted.words}
            onChange={({ target }) => change({ words: target.value })}
          />
        </label>
        <Pick
          label={words.list.deck}
          values={distinct(all.flatMap(({ id }) => defOf(box, id)?.back ?? []))}
          said={(deck) => speaker.word(`deck.${deck}`)}
          value={wanted.deck}
          onChange={(deck) => change({ deck, kind: "" })}
        />
        <Pick
          label={words.list.kind}
          values={distinct(within.map(({ kind }) => kind))}
          said={(kind) => speaker.word(`kind.${kind}`)}
          value={wanted.kind}
          onChange={(kind) => change({ kind })}
        />
        <Pick
          label={words.list.set}
          values={distinct(all.map(({ set }) => set))}
          said={(set) => speaker.word(`set.${set}`)}
          value={wanted.set}
          onChange={(set) => change({ set })}
        />
        <output>{words.list.found(entries.length, all.length)}</output>
        {wanted !== everything && (
          <button type="button" className="plain" onClick={() => setWanted(everything)}>
            {words.list.clear}
          </button>
        )}
      </search>
      {entries.length === 0 && <p className="empty">{words.list.none}</p>}
      <Grid game={box.game.id} entries={entries} />
      {card !== null && <OneCard key={card} box={box} id={card} among={entries} />}
    </>
  )
}

export default function CardsScreen({ game, card }: { game: string; card: string | null }): ReactNode {
  const words = useWords()
  const box = use(fetchBox(game))
  useEffect(() => void fetchGlyphs(game), [game])
  const games = (
    <nav className="games" aria-label={words.list.games}>
      {gameIds.map((id) => (
        <Link key={id} href={`/cards/${id}`} {...(id === game && { "aria-current": "page" as const })}>
          {gameName(id)}
        </Link>
      ))}
    </nav>
  )
  const rulebooks = box.compared !== undefined && (
    <nav className="games" aria-label={words.rulebooks.link}>
      <Link href={`/rules/${game}`}>{words.rulebooks.link}</Link>
    </nav>
  )
  const tools = (
    <>
      {games}
      {rulebooks}
    </>
  )
  return (
    <Page name="cards" title={words.cards} mood={game} tools={tools}>
      <BoxContext value={box}>
        <Browser box={box} card={card} />
      </BoxContext>
    </Page>
  )
}
