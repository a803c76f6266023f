// What one player took, bought, left and had removed in a climb, and their numbers.

import type { ReactNode } from "react"
import { Glyph } from "../../glyphs/glyph.tsx"
import { entryOf, useBox, useNames, useTable } from "../../play/use-table.ts"
import { Figure } from "./figure.tsx"
import type { PlayerStory } from "./run.ts"
import { useSpireWords } from "./words.ts"
import { useZone } from "./known.ts"

function Cards({ title, ids }: { title: string; ids: readonly string[] }): ReactNode {
  const box = useBox()
  const table = useTable()
  if (ids.length === 0) return null
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return (
    <section className="sp-summary-cards">
      <h4>
        {title} <small>{ids.length}</small>
      </h4>
      <ul>
        {[...counts].map(([id, many]) => {
          const entry = entryOf(box, id)
          const look = entry?.look
          return (
            <li key={id}>
              <button
                type="button"
                className="sp-chip"
                style={{ "--hue": look?.hue ?? 210 }}
                onClick={() => table.inspect({ card: id })}
              >
                {look !== undefined && <Glyph name={look.glyph} />} {entry?.name ?? id}
                {many > 1 && <small> ×{many}</small>}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export function SummaryPlayer({ seat, story }: { seat: number; story: PlayerStory }): ReactNode {
  const words = useSpireWords()
  const names = useNames()
  const [board] = useZone(`board.${seat}`)
  const numbers: readonly (readonly [string, number])[] = [
    [words.played, story.played],
    [words.dealt, story.dealt],
    [words.lost, story.lost],
    [words.healed, story.healed],
    [words.goldGained, story.gained],
  ]
  return (
    <section className="sp-summary-player">
      <header>
        <Figure id={board?.card ?? ""} rank="portrait" />
        <h3>{names.seat(seat)}</h3>
        <dl>
          {numbers.map(([word, number]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{number}</dd>
            </div>
          ))}
        </dl>
      </header>
      <Cards title={words.taken} ids={story.taken} />
      <Cards title={words.bought} ids={story.bought} />
      <Cards title={words.removed} ids={story.removed} />
      <Cards title={words.skipped} ids={story.skipped} />
    </section>
  )
}
