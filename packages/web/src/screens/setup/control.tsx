// What one option of a table is changed with, by its kind.

import type { OptionField, OptionValue } from "@soulspire/kernel"
import { type GameBox, plainText, type Speaker, speakerOf } from "@soulspire/text"
import type { ReactNode } from "react"
import { defOf, entryOf } from "../../play/use-table.ts"
import { useSettings } from "../../settings/settings.ts"
import { wordIn } from "../../words/word-in.ts"
import { useWords } from "../../words/words.ts"
import { Amount, isFew } from "./amount.tsx"
import { HandPicked } from "./hand-picked.tsx"
import type { Plan } from "./plan.ts"
import { pictureOf, SetPicture } from "./pictures.tsx"
import { setupOf } from "./presets.ts"
import { type Tile, Tiles } from "./tiles.tsx"

export interface ControlProps {
  box: GameBox
  name: string
  field: OptionField
  value: OptionValue
  plan: Plan
  onChange(value: OptionValue): void
}

/** More ways than these are a list that opens. */
const TILED = 6

/** Those with several controls are a group; the others a label with its control. */
export function isGroup(field: OptionField): boolean {
  if (field.kind === "number") return isFew(field.min, field.max)
  if (field.kind === "choice") return field.choices.length <= TILED
  return field.kind !== "flag"
}

/** What a value of an option is called: by the game, by its card, else as it is. */
function valueName(box: GameBox, speaker: Speaker, option: string, value: string): string {
  const called = wordIn(speaker, `setting.${option}.${value}`)
  return called ?? (entryOf(box, value) === undefined ? value : speaker.name(value))
}

/** What a value is about: in the game's words, or what its card says. */
function valueText(box: GameBox, speaker: Speaker, option: string, value: string): string | undefined {
  const said = wordIn(speaker, `setting.${option}.${value}.help`)
  if (said !== null) return said
  const def = defOf(box, value)
  return def === undefined ? undefined : speaker.card(def).map(plainText).join(" ")
}

function tileOf(box: GameBox, speaker: Speaker, option: string, value: string): Tile {
  const text = valueText(box, speaker, option, value)
  const picture = pictureOf(box, option, value)
  return {
    value,
    name: valueName(box, speaker, option, value),
    ...(text !== undefined && text !== "" && { text }),
    ...(picture !== undefined && { picture }),
  }
}

/** Some of these, each once, in the order in which there are. */
function SomeOf({
  ids,
  tile,
  label,
  value,
  onChange,
}: {
  ids: readonly string[]
  tile(id: string): Tile
  label: string
  value: readonly string[]
  onChange(value: readonly string[]): void
}): ReactNode {
  return (
    <Tiles
      several
      label={label}
      tiles={ids.map(tile)}
      chosen={value}
      onChoose={(id, isChosen) =>
        onChange(ids.filter((each) => (each === id ? isChosen : value.includes(each))))
      }
    />
  )
}

function Listed({
  box,
  name,
  field,
  value,
  plan,
  label,
  onChange,
}: ControlProps & { field: Extract<OptionField, { kind: "list" }>; label: string }): ReactNode {
  const words = useWords()
  const language = useSettings((settings) => settings.language)
  const speaker = speakerOf(box, language)
  const given = value as readonly string[]
  const cards = setupOf(box).cards[name]
  if (cards?.each === "copy")
    return (
      <HandPicked
        box={box}
        label={label}
        backs={cards.backs}
        playable={cards.of(plan.options, plan.chairs.length)}
        value={given}
        onChange={onChange}
      />
    )
  const kind = cards?.each === "some" ? cards.kind : null
  const ids =
    kind === null ? (field.of ?? []) : box.cards.flatMap((card) => (card.kind === kind ? card.id : []))
  const setTile = (set: string): Tile => ({
    value: set,
    name: valueName(box, speaker, name, set),
    text: words.cards_(
      box.cards.reduce(
        (sum, card) => sum + (card.set === set && card.form === undefined ? card.count : 0),
        0,
      ),
    ),
    picture: <SetPicture box={box} set={set} />,
  })
  const tile = cards?.each === "set" ? setTile : (id: string): Tile => tileOf(box, speaker, name, id)
  return <SomeOf ids={ids} tile={tile} label={label} value={given} onChange={onChange} />
}

export function Control({ id, label, ...props }: ControlProps & { id: string; label: string }): ReactNode {
  const { box, name, field, value, onChange } = props
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
      return (
        <Amount
          id={id}
          label={label}
          min={field.min}
          max={field.max}
          value={Number(value)}
          said={(number) => wordIn(speaker, `setting.${name}.${number}`) ?? String(number)}
          onChange={onChange}
        />
      )
    case "choice":
      if (field.choices.length <= TILED)
        return (
          <Tiles
            label={label}
            tiles={field.choices.map((choice) => tileOf(box, speaker, name, choice))}
            chosen={[value as string]}
            onChoose={onChange}
          />
        )
      return (
        <select id={id} value={value as string} onChange={({ target }) => onChange(target.value)}>
          {field.choices.map((choice) => (
            <option key={choice} value={choice}>
              {valueName(box, speaker, name, choice)}
            </option>
          ))}
        </select>
      )
    case "list":
      return <Listed {...props} field={field} label={label} />
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
