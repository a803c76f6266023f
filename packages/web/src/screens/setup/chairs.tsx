// Who sits at the table: persons and bots, within what the table takes.

import type { GameBox } from "@soulspire/text"
import type { ReactNode } from "react"
import { Glyph } from "../../glyphs/glyph.tsx"
import { useSpeaker } from "../../play/use-table.ts"
import { useWords } from "../../words/words.ts"
import { Temperament, WhoPlays } from "./bot-choice.tsx"
import { botIds } from "./bots.ts"
import { chosenAt, movedAlong, withList } from "./per-seat.ts"
import { type Chair, PERSON, type Plan } from "./plan.ts"
import { newChair, seatsFor, setupOf } from "./presets.ts"
import { Portrait } from "./seat-cards.tsx"

interface ChairsProps {
  box: GameBox
  plan: Plan
  onChange(plan: Plan): void
}

/** Whom each seat plays, where that is chosen here. */
function portraitsOf(box: GameBox, { options, chairs }: Plan): (string | undefined)[] {
  const [[name, named] = ["", undefined]] = Object.entries(setupOf(box).cards).filter(
    ([, { each }]) => each === "seat",
  )
  if (named?.each !== "seat") return []
  const list = (options[name] as readonly string[] | undefined) ?? []
  return chosenAt(named.of, list, chairs.length).map(
    (value) => named.of.find((each) => each.value === value)?.card,
  )
}

/** When somebody comes, where that may be later than the beginning. */
function Joins({ box, plan, seat, onChange }: ChairsProps & { seat: number }): ReactNode {
  const speaker = useSpeaker()
  const words = useWords().setup
  const { arrivals } = setupOf(box)
  if (arrivals === undefined) return null
  const since = arrivals.of(plan.options, plan.chairs.length)
  const choices = arrivals.choices(plan.options)
  // Somebody has to begin; and who comes later although nobody can is still seen, to be put right.
  const canCome = choices.length > 0 && plan.chairs.length > 1
  if (!canCome && since.every((each) => each === 0)) return null
  const title = speaker.word(`setting.${arrivals.option}`)
  return (
    <label className="chair-joins">
      <span>{title}</span>
      <select
        value={since[seat]}
        aria-label={`${words.seat(seat + 1)}: ${title}`}
        onChange={({ target }) =>
          onChange({
            ...plan,
            options: withList(
              plan.options,
              arrivals.option,
              arrivals.said(since.with(seat, Number(target.value))),
            ),
          })
        }
      >
        {[...new Set([0, ...choices, since[seat]])].map((at) => (
          <option key={at} value={at}>
            {speaker.word(`setting.${arrivals.option}.${at}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

export function Chairs({ box, plan, onChange }: ChairsProps): ReactNode {
  const words = useWords()
  const setup = setupOf(box)
  const { chairs } = plan
  const { min, max } = seatsFor(box, plan.options)
  const alone = box.alone?.(plan.options) === true
  const portraits = portraitsOf(box, plan)
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
        {chairs.map((chair, i) => {
          const card = portraits[i]
          const isPerson = chair.who === PERSON
          return (
            <li key={i} className={`chair chair-${isPerson ? "person" : "bot"}`}>
              <span className="chair-picture" aria-hidden="true">
                {card === undefined ? (
                  <Glyph name={isPerson ? "meeple" : "vintage-robot"} />
                ) : (
                  <Portrait card={card} />
                )}
              </span>
              <span className="chair-words">
                <input
                  type="text"
                  value={chair.name}
                  maxLength={30}
                  aria-label={`${words.setup.seat(i + 1)}: ${words.setup.name}`}
                  onChange={({ target }) => change(chairs.with(i, { ...chair, name: target.value }))}
                />
                {!alone && (
                  <>
                    <WhoPlays
                      seat={words.setup.seat(i + 1)}
                      who={chair.who}
                      onChange={(who) => becomes(i, who)}
                    />
                    <Temperament
                      seat={words.setup.seat(i + 1)}
                      who={chair.who}
                      onChange={(who) => becomes(i, who)}
                    />
                  </>
                )}
                <Joins box={box} plan={plan} seat={i} onChange={onChange} />
              </span>
              {chairs.length > 1 && (
                <span className="chair-ways">
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
                    disabled={chairs.length <= min}
                    aria-label={words.setup.dropSeat(chair.name)}
                    onClick={() => reseat(all.toSpliced(i, 1))}
                  >
                    ×
                  </button>
                </span>
              )}
            </li>
          )
        })}
        {chairs.length < max && (
          <li className="chair-new">
            <button
              type="button"
              className="choice"
              onClick={() => reseat([...all, newChair(botIds[0], chairs)])}
            >
              + {words.setup.addSeat}
            </button>
          </li>
        )}
      </ol>
      {alone && <p className="note">{words.setup.bothYours}</p>}
      {!alone && persons > 1 && (
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
