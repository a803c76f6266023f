// Decks picked by hand: cards are looked up by name or text and taken as often as the box has them, one by one or a whole deck
// at once.

import type { CatalogueCard, GameBox } from "@soulspire/text"
import { type ReactNode, useMemo, useState } from "react"
import { defOf, useSpeaker } from "../../play/use-table.ts"
import { useSettings } from "../../settings/settings.ts"
import { useWords } from "../../words/words.ts"
import { everything, firstSides, found } from "../cards/find.ts"
import { pictureOf } from "./pictures.tsx"

/** So many that were found are shown: whoever looks for one has typed more by then. */
const SHOWN = 24

interface HandPickedProps {
  box: GameBox
  label: string
  backs: readonly string[]
  /** Ids of those that can be played at this table. */
  playable: readonly string[]
  /** Ids, each as often as it was taken. */
  value: readonly string[]
  onChange(value: readonly string[]): void
}

const timesIn = (value: readonly string[], id: string): number =>
  value.reduce((sum, each) => sum + (each === id ? 1 : 0), 0)

/** With so many of a card; it keeps its place. */
function withTimes(value: readonly string[], id: string, times: number): string[] {
  const at = value.indexOf(id)
  const others = value.filter((each) => each !== id)
  const copies = Array.from({ length: times }, () => id)
  return others.toSpliced(at < 0 ? others.length : at, 0, ...copies)
}

interface RowProps {
  box: GameBox
  entry: CatalogueCard
  times: number
  onTimes(times: number): void
}

function Row({ box, entry, times, onTimes }: RowProps): ReactNode {
  const words = useWords().setup
  const name = useSpeaker().name(entry.id)
  return (
    <li className="picked-row">
      <span className="tile-picture" aria-hidden="true">
        {pictureOf(box, "", entry.id)}
      </span>
      <span className="picked-name">{name}</span>
      <button
        type="button"
        className="small"
        disabled={times === 0}
        aria-label={words.fewer(name)}
        onClick={() => onTimes(times - 1)}
      >
        −
      </button>
      <output aria-label={words.timesOf(name, times, entry.count)}>{`${times}/${entry.count}`}</output>
      <button
        type="button"
        className="small"
        disabled={times >= entry.count}
        aria-label={words.more_(name)}
        onClick={() => onTimes(times + 1)}
      >
        +
      </button>
    </li>
  )
}

export function HandPicked({ box, label, backs, playable, value, onChange }: HandPickedProps): ReactNode {
  const words = useWords()
  const speaker = useSpeaker()
  const language = useSettings((settings) => settings.language)
  const [sought, setSought] = useState("")
  const all = useMemo(
    () =>
      firstSides(box).filter(
        ({ id, count }) =>
          count > 0 &&
          (playable.includes(id) || value.includes(id)) &&
          backs.includes(defOf(box, id)?.back ?? ""),
      ),
    [box, backs, playable, value],
  )
  const shown =
    sought.trim() === ""
      ? all.filter(({ id }) => value.includes(id))
      : found(box, language, all, { ...everything, words: sought }).slice(0, SHOWN)
  const ofDeck = (back: string): CatalogueCard[] => all.filter(({ id }) => defOf(box, id)?.back === back)
  return (
    <span className="picked" role="group" aria-label={label}>
      <span className="picked-decks">
        {backs.map((back) => {
          const deck = ofDeck(back)
          const taken = deck.reduce((sum, { id }) => sum + timesIn(value, id), 0)
          const owned = deck.reduce((sum, { count }) => sum + count, 0)
          const ids = new Set(deck.map(({ id }) => id))
          const others = value.filter((id) => !ids.has(id))
          return (
            <span key={back} className="picked-deck">
              <b>{speaker.word(`deck.${back}`)}</b> <span>{words.setup.takenOf(taken, owned)}</span>
              <button
                type="button"
                className="plain"
                disabled={taken === owned}
                aria-label={words.setup.takeDeck(speaker.word(`deck.${back}`))}
                onClick={() =>
                  onChange([
                    ...others,
                    ...deck.flatMap(({ id, count }) =>
                      playable.includes(id) ? Array.from({ length: count }, () => id) : [],
                    ),
                  ])
                }
              >
                {words.setup.takeAll}
              </button>
              <button
                type="button"
                className="plain"
                disabled={taken === 0}
                aria-label={words.setup.emptyDeck(speaker.word(`deck.${back}`))}
                onClick={() => onChange(others)}
              >
                {words.setup.takeNone}
              </button>
            </span>
          )
        })}
      </span>
      <input
        type="search"
        value={sought}
        placeholder={words.list.search}
        aria-label={words.list.search}
        onChange={({ target }) => setSought(target.value)}
      />
      <ul className="picked-rows">
        {shown.map((entry) => (
          <Row
            key={entry.id}
            box={box}
            entry={entry}
            times={timesIn(value, entry.id)}
            onTimes={(times) => onChange(withTimes(value, entry.id, times))}
          />
        ))}
      </ul>
    </span>
  )
}
