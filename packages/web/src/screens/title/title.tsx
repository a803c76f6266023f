// The title: two doors that stand open, what was left off, and the way to the rest of the house.

import { type ReactNode, useRef, useState } from "react"
import { Link, useLocation } from "wouter"
import { LanguageSwitch } from "../../app/language.tsx"
import { fetchBox } from "../../boxes/boxes.ts"
import { useKept } from "../../offline/keep.ts"
import { UpdateNote } from "../../app/update.tsx"
import { beginMatch } from "../../play/begin-match.ts"
import { Denied } from "../../play/backstage.ts"
import { isHaltKey } from "../../play/health.ts"
import { quickStart } from "../setup/presets.ts"
import { useSettings } from "../../settings/settings.ts"
import { doors } from "../../tables/tables.ts"
import { useWords } from "../../words/words.ts"
import { LeftOff } from "./left-off.tsx"
import { useParallax } from "./parallax.ts"
import "../../styles/title.css"

function Dust(): ReactNode {
  return (
    <span className="dust" aria-hidden="true">
      {Array.from({ length: 8 }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  )
}

export function Title(): ReactNode {
  const words = useWords()
  const [, go] = useLocation()
  const language = useSettings((settings) => settings.language)
  const called = useSettings(({ name }) => name)
  const kept = useKept()
  const [starting, setStarting] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const house = useRef<HTMLElement>(null)
  useParallax(house)
  const play = async (game: string): Promise<void> => {
    setStarting(game)
    setFailed(false)
    try {
      const name = called.trim() === "" ? words.you : called.trim()
      const saved = await beginMatch(quickStart(await fetchBox(game), name))
      go(`/match/${saved.id}`)
    } catch (error) {
      // What stops everything is told of over all screens.
      setFailed(!(error instanceof Denied && isHaltKey(error.reason.key)))
      setStarting(null)
    }
  }
  return (
    <main className="title" ref={house}>
      <header className="title-head">
        <UpdateNote />
        <h1>{words.title}</h1>
        <p>{words.motto}</p>
      </header>
      <div className="doors">
        {doors.map(({ game, above, name, tag, Scene }) => (
          <section
            key={game}
            className={`door door-${game}`}
            data-mood={game}
            aria-labelledby={`door-${game}`}
          >
            <Scene />
            <Dust />
            <div className="door-words">
              <h2 id={`door-${game}`}>
                <small>{above}</small> <span>{name}</span>
              </h2>
              <p>{tag[language]}</p>
              <div className="door-ways">
                <button
                  type="button"
                  className="choice primary"
                  disabled={starting !== null}
                  aria-describedby={`door-${game}`}
                  onClick={() => void play(game)}
                >
                  {starting === game ? words.loading : words.playNow}
                </button>
                <Link href={`/table/${game}`} className="choice" aria-label={`${words.table}: ${name}`}>
                  {words.table}
                </Link>
                <Link href={`/cards/${game}`} className="choice" aria-label={`${words.cards}: ${name}`}>
                  {words.cards}
                </Link>
              </div>
            </div>
          </section>
        ))}
      </div>
      <LeftOff />
      <footer className="title-foot">
        <nav>
          <Link href="/settings">{words.settings}</Link>
          <Link href="/credits">{words.credits}</Link>
          <LanguageSwitch />
        </nav>
        {failed && <p role="alert">{navigator.onLine ? words.broken : words.offline}</p>}
        <p>
          {words.fan} <span role="status">{kept ? words.kept : ""}</span>
        </p>
      </footer>
    </main>
  )
}
