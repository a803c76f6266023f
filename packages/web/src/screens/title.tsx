// The title: two doors.

import type { ReactNode } from "react"
import { useLocation } from "wouter"
import { backstage } from "../play/backstage.ts"
import { quickStart } from "../play/quick-start.ts"
import { useWords } from "../words/words.ts"

const doors = [
  { game: "four-souls", name: "The Binding of Isaac: Four Souls" },
  { game: "spire", name: "Slay the Spire: The Board Game" },
]

export function Title(): ReactNode {
  const words = useWords()
  const [, go] = useLocation()
  const play = async (game: string): Promise<void> => {
    const saved = await backstage().wish({ want: "create", setup: quickStart(game, words.you) })
    go(`/match/${saved.id}`)
  }
  return (
    <main className="title">
      <h1>{words.title}</h1>
      <p>{words.motto}</p>
      {doors.map(({ game, name }) => (
        <section key={game} className={`door door-${game}`}>
          <h2>{name}</h2>
          <button type="button" className="choice primary" onClick={() => void play(game)}>
            {words.playNow}
          </button>
        </section>
      ))}
      <footer>{words.fan}</footer>
    </main>
  )
}
