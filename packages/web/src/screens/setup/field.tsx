// One option of a table, drawn by its kind: a switch, a number, a choice, some names, a table of numbers.

import type { OptionField, OptionValue } from "@soulspire/kernel"
import { type Detail, type GameBox, type Speaker, speakerOf } from "@soulspire/text"
import { type ReactNode, useId } from "react"
import { entryOf } from "../../play/use-table.ts"
import { useSettings } from "../../settings/settings.ts"
import { Levels } from "../../words/levels.tsx"
import { wordIn } from "../../words/word-in.ts"
import { useWords } from "../../words/words.ts"
import { Names, SomeOf } from "./lists.tsx"
import { setupOf } from "./presets.ts"

/** What a value of an option is called: by the game, by its card, else as it is. */
const valueName = (box: GameBox, speaker: Speaker, option: string, value: string): string =>
  wordIn(speaker, `setting.${option}.${value}`) ?? entryOf(box, value)?.name ?? value

interface FieldProps {
  box: GameBox
  name: string
  field: OptionField
  value: OptionValue
  onChange(value: OptionValue): void
  /** Values to begin with. */
  begin?: Detail["begin"] | undefined
  /** What stands behind the help. */
  children?: ReactNode
}

/** A number that is easier to push than to type. */
const PUSHED = 60

function Amount({
  id,
  min,
  max,
  value,
  onChange,
}: {
  id: string
  min: number
  max: number
  value: number
  onChange(value: number): void
}): ReactNode {
  const pushed = max - min <= PUSHED
  return (
    <span className="amount-field">
      {pushed && (
        <input
          type="range"
          tabIndex={-1}
          aria-hidden="true"
          min={min}
          max={max}
          value={value}
          onChange={({ target }) => onChange(Number(target.value))}
        />
      )}
      <input
        id={id}
        type="number"
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber || 0)}
      />
    </span>
  )
}

function Control({ box, name, field, value, onChange, id }: FieldProps & { id: string }): ReactNode {
  const language = useSettings((settings) => settings.language)
  const speaker = speakerOf(box, language)
  switch (field.kind) {
    case "flag":
      return (
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      )
    case "number":
      return <Amount id={id} min={field.min} max={field.max} value={Number(value)} onChange={onChange} />
    case "choice":
      return (
        <select id={id} value={value as string} onChange={({ target }) => onChange(target.value)}>
          {field.choices.map((choice) => (
            <option key={choice} value={choice}>
              {valueName(box, speaker, name, choice)}
            </option>
          ))}
        </select>
      )
    case "list": {
      const given = value as readonly string[]
      const cards = setupOf(box).cards[name]
      const ids =
        cards === undefined
          ? field.of
          : box.cards.flatMap(({ id: card, kind }) => (kind === cards.kind ? card : []))
      const said = (each: string): string => valueName(box, speaker, name, each)
      if (ids === undefined) return <Names id={id} value={given} onChange={onChange} />
      return <SomeOf ids={ids} said={said} value={given} onChange={onChange} />
    }
    case "answers": {
      const answers = value as Readonly<Record<string, string>>
      return (
        <span className="answers-field">
          {Object.entries(field.of).map(([key, of]) => (
            <label key={key}>
              <span>{valueName(box, speaker, name, key)}</span>
              <select
                value={answers[key] ?? field.default[key]}
                onChange={({ target }) => onChange({ ...field.default, ...answers, [key]: target.value })}
              >
                {of.map((answer) => (
                  <option key={answer} value={answer}>
                    {valueName(box, speaker, name, `${key}.${answer}`)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </span>
      )
    }
    case "table": {
      const numbers = value as Readonly<Record<string, number>>
      return (
        <span className="numbers-field">
          {Object.keys(field.default).map((key) => (
            <label key={key}>
              <span>{valueName(box, speaker, name, key)}</span>
              <input
                type="number"
                min={field.min}
                max={field.max}
                value={numbers[key] ?? field.default[key]}
                onChange={({ target }) =>
                  onChange({ ...field.default, ...numbers, [key]: target.valueAsNumber || 0 })
                }
              />
            </label>
          ))}
        </span>
      )
    }
  }
}

/** Those with several controls are a group; the others a label with its control. */
const isGroup = ({ kind }: OptionField): boolean => kind === "list" || kind === "table" || kind === "answers"

const same = (one: OptionValue, other: OptionValue): boolean => JSON.stringify(one) === JSON.stringify(other)

function BeginWith({ box, begin = [], value, onChange }: FieldProps): ReactNode {
  const words = useWords()
  const language = useSettings((settings) => settings.language)
  const speaker = speakerOf(box, language)
  if (begin.length === 0) return null
  return (
    <span className="field-begin" role="group" aria-label={words.setup.beginWith}>
      <span aria-hidden="true">{words.setup.beginWith}</span>
      {begin.map((each) => (
        <button
          key={each.called}
          type="button"
          className="choice"
          aria-pressed={same(each.value, value)}
          onClick={() => onChange(each.value)}
        >
          {speaker.word(each.called)}
        </button>
      ))}
    </span>
  )
}

export function Field(props: FieldProps): ReactNode {
  const { box, name, field, value, children } = props
  const words = useWords()
  const language = useSettings((settings) => settings.language)
  const id = useId()
  const speaker = speakerOf(box, language)
  const help = wordIn(speaker, `setting.${name}.help`)
  const changed = !same(value, field.default)
  const title = wordIn(speaker, `setting.${name}`) ?? name
  return (
    <div
      className={`field field-${field.kind} ${changed ? "changed" : ""}`}
      {...(isGroup(field) && { role: "group", "aria-label": title })}
    >
      {isGroup(field) ? (
        <span className="field-name">{title}</span>
      ) : (
        <label className="field-name" htmlFor={id}>
          {title}
        </label>
      )}
      <BeginWith {...props} />
      <Control {...props} id={id} />
      <small className="field-help">
        {help} {children}
        {changed && (
          <button type="button" className="plain" onClick={() => props.onChange(field.default)}>
            {words.setup.usual}
          </button>
        )}
      </small>
      {field.kind === "number" && <Levels speaker={speaker} name={name} level={Number(value)} />}
    </div>
  )
}
