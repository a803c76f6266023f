// Who sits at the table: persons and bots, within what the game takes.

import type { SetupPlan } from "@soulspire/text"
import type { ReactNode } from "react"
import { useWords } from "../../words/words.ts"
import { movedAlong } from "./per-seat.ts"
import { Temperament, WhoPlays } from "./bot-choice.tsx"
import { botIds } from "./bots.ts"
import { type Chair, PERSON, type Plan } from "./plan.ts"
import { newChair } from "./presets.ts"

interface ChairsProps {
  plan: Plan
  setup: SetupPlan
  seats: { min: number; max: number }
  onChange(plan: Plan): void
}

export function Chairs({ plan, setup, seats, onChange }: ChairsProps): ReactNode {
  const words = useWords()
  const { chairs } = plan
  const change = (next: readonly Chair[]): void => onChange({ ...plan, chairs: next })
  /** Other chairs, or in another order: each is a seat as it was, or somebody new. */
  const reseat = (seats: readonly (number | Chair)[]): void =>
    onChange({
      ...plan,
      chairs: seats.map((seat) => (typeof seat === "number" ? chairs[seat] : seat)),
      options: movedAlong(
        setup,
        plan,
        seats.map((seat) => (typeof seat === "number" ? seat : null)),
      ),
    })
  const becomes = (seat: number, who: string): void => change(chairs.with(seat, { ...chairs[seat], who }))
  const all = [...chairs.keys()]
  const persons = chairs.filter(({ who }) => who === PERSON).length
  return (
    <fieldset className="chairs">
      <legend>{words.setup.seats}</legend>
      <ol>
        {chairs.map((chair, i) => (
          <li key={i} className={`chair chair-${chair.who === PERSON ? "person" : "bot"}`}>
            <span className="chair-number" aria-hidden="true">
              {i + 1}
            </span>
            <input
              type="text"
              value={chair.name}
              maxLength={30}
              aria-label={`${words.setup.seat(i + 1)}: ${words.setup.name}`}
              onChange={({ target }) => change(chairs.with(i, { ...chair, name: target.value }))}
            />
            <WhoPlays seat={words.setup.seat(i + 1)} who={chair.who} onChange={(who) => becomes(i, who)} />
            <button
              type="button"
              className="small"
              disabled={i === 0}
              aria-label={words.setup.swap(chair.name)}
              onClick={() => reseat(all.with(i, i - 1).with(i - 1, i))}
            >
              ↑
            </button>
            <button
              type="button"
              className="small"
              disabled={chairs.length <= seats.min}
              aria-label={words.setup.dropSeat(chair.name)}
              onClick={() => reseat(all.toSpliced(i, 1))}
            >
              ×
            </button>
            <Temperament seat={words.setup.seat(i + 1)} who={chair.who} onChange={(who) => becomes(i, who)} />
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="choice"
        disabled={chairs.length >= seats.max}
        onClick={() => reseat([...all, newChair(botIds[0], chairs)])}
      >
        + {words.setup.addSeat}
      </button>
      {persons > 1 && (
        <label className="switch">
          <input
            type="checkbox"
            checked={plan.curtain}
            onChange={({ target }) => onChange({ ...plan, curtain: target.checked })}
          />
          <span>{words.setup.curtain}</span>
        </label>
      )}
    </fieldset>
  )
}
