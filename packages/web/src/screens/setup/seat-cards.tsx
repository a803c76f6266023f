// Who plays whom: a portrait of each that can be chosen, with what its card says and the cards it begins with, for one chair
// after another.

import { type CatalogueCard, plainText, type SeatChoice, type SetupPlan } from "@soulspire/text"
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react"
import { Strength } from "../../cards/badges.tsx"
import { Face } from "../../cards/face.tsx"
import { Sentence } from "../../cards/line.tsx"
import { defOf, entryOf, useBox, useSpeaker } from "../../play/use-table.ts"
import { portraitFor } from "../../tables/tables.ts"
import { useWords } from "../../words/words.ts"
import { Sides } from "../cards/one-card.tsx"
import { asList, chosenAt } from "./per-seat.ts"
import type { Plan } from "./plan.ts"
import "../../styles/cards.css"
import "../../styles/seat-cards.css"

export function Portrait({ card }: { card: string }): ReactNode {
  const box = useBox()
  const Drawn = portraitFor(box.game.id)
  return (
    <span className="seat-portrait" aria-hidden="true">
      <Suspense fallback={null}>
        {Drawn === undefined ? <Face card={{ card }} size="m" /> : <Drawn card={card} />}
      </Suspense>
    </span>
  )
}

/** What its card says: numbers that have a sign with it, the rest in words. */
function Said({ card }: { card: string }): ReactNode {
  const box = useBox()
  const speaker = useSpeaker()
  const def = defOf(box, card)
  if (def === undefined) return null
  const signed = box.face?.below ?? []
  return (
    <>
      <Strength facts={def.facts} />
      <span className="sr-only">
        {signed
          .filter((fact) => def.facts[fact] !== undefined)
          .map((fact) => `${speaker.word(`fact.${fact}`)} ${def.facts[fact]}. `)}
      </span>
      {speaker.card(def, signed).map((line, i) => (
        <span key={i} className="seat-says">
          <Sentence line={line} />{" "}
        </span>
      ))}
    </>
  )
}

interface ChoicesProps {
  choices: readonly SeatChoice[]
  /** The value at each seat. */
  chosen: readonly string[]
  seat: number
  names: readonly string[]
  onChoose(value: string): void
}

function Choices({ choices, chosen, seat, names, onChoose }: ChoicesProps): ReactNode {
  const box = useBox()
  const group = useId()
  return (
    <div className="seat-choices">
      {choices.map(({ value, card }) => {
        const look = entryOf(box, card)?.look
        const others = names.filter((_, i) => i !== seat && chosen[i] === value)
        return (
          <label key={value} className="seat-choice" style={{ "--hue": look?.hue ?? 40 }}>
            <input
              type="radio"
              className="sr-only"
              name={group}
              checked={chosen[seat] === value}
              onChange={() => onChoose(value)}
            />
            <Portrait card={card} />
            <b className="seat-name">{entryOf(box, card)?.name}</b>
            <Said card={card} />
            {others.length > 0 && <span className="seat-taken">{others.join(", ")}</span>}
          </label>
        )
      })}
    </div>
  )
}

/** A card that is looked at closely, from both sides. */
function Closely({ entry, onClose }: { entry: CatalogueCard; onClose: () => void }): ReactNode {
  const words = useWords()
  const box = useBox()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // The button that gets the focus stands below both sides; one begins at the first.
    dialog.current?.scrollTo(0, 0)
  }, [])
  return (
    <dialog
      ref={dialog}
      className="one-card"
      aria-label={entry.name}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current) dialog.current?.close()
      }}
    >
      <Sides box={box} entry={entry} />
      <footer>
        <button type="button" className="choice" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </footer>
    </dialog>
  )
}

/** The cards that it begins with; each can be looked at closely. */
function Begins({ of }: { of: SeatChoice }): ReactNode {
  const box = useBox()
  const speaker = useSpeaker()
  const words = useWords()
  const [looked, setLooked] = useState<CatalogueCard | null>(null)
  const name = entryOf(box, of.card)?.name ?? of.value
  const total = of.cards.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className="seat-begins" aria-label={words.setup.beginsWith(name, total)}>
      <h3>{words.setup.beginsWith(name, total)}</h3>
      <ul>
        {of.cards.map(({ card, count }) => {
          const entry = entryOf(box, card)
          const def = defOf(box, card)
          if (entry === undefined || def === undefined) return null
          const says = speaker.card(def).map(plainText).join(" ")
          return (
            <li key={card}>
              <button type="button" className="card-cell" onClick={() => setLooked(entry)}>
                <span className="sr-only">{`${count} × ${entry.name}: ${says}`}</span>
                <span aria-hidden="true">
                  <Face card={{ card }} size="l" />
                  {count > 1 && <span className="card-count">{words.list.copies(count)}</span>}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {looked !== null && <Closely entry={looked} onClose={() => setLooked(null)} />}
    </section>
  )
}

interface SeatCardsProps {
  /** The option. */
  name: string
  plan: Plan
  setup: SetupPlan
  onChange(plan: Plan): void
}

export function SeatCards({ name, plan, setup, onChange }: SeatCardsProps): ReactNode {
  const box = useBox()
  const speaker = useSpeaker()
  const words = useWords()
  const { chairs, options } = plan
  const [wanted, setSeat] = useState(0)
  const seat = Math.min(wanted, chairs.length - 1)
  const named = setup.cards[name]
  if (named.each !== "seat") return null
  const choices = named.of
  const chosen = chosenAt(choices, (options[name] as readonly string[] | undefined) ?? [], chairs.length)
  const choose = (value: string): void => {
    const list = asList(choices, chosen.with(seat, value))
    const { [name]: _, ...others } = options
    onChange({ ...plan, options: list.length === 0 ? others : { ...others, [name]: list } })
  }
  const cardOf = (value: string): SeatChoice => choices.find((each) => each.value === value) ?? choices[0]
  return (
    <fieldset className="seat-cards">
      <legend>{speaker.word(`setting.${name}`)}</legend>
      {chairs.length > 1 && (
        <div className="seat-tabs" role="group" aria-label={words.setup.whose}>
          {chairs.map((chair, i) => {
            const { card } = cardOf(chosen[i])
            return (
              <button
                key={i}
                type="button"
                className="seat-tab"
                aria-pressed={i === seat}
                style={{ "--hue": entryOf(box, card)?.look.hue ?? 40 }}
                onClick={() => setSeat(i)}
              >
                <Portrait card={card} />
                <span>
                  <b>{chair.name}</b>
                  <small>{entryOf(box, card)?.name}</small>
                </span>
              </button>
            )
          })}
        </div>
      )}
      <Choices
        choices={choices}
        chosen={chosen}
        seat={seat}
        names={chairs.map((chair) => chair.name)}
        onChoose={choose}
      />
      <Begins of={cardOf(chosen[seat])} />
    </fieldset>
  )
}
