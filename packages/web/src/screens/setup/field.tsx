// One option of a table: what it is called, what it is changed with, and what it is about.

import type { OptionValue } from "@soulspire/kernel"
import { type Detail, speakerOf } from "@soulspire/text"
import { type ReactNode, useId } from "react"
import { useSettings } from "../../settings/settings.ts"
import { Levels } from "../../words/levels.tsx"
import { wordIn } from "../../words/word-in.ts"
import { useWords } from "../../words/words.ts"
import { Control, type ControlProps, isGroup } from "./control.tsx"

interface FieldProps extends ControlProps {
  /** Values to begin with. */
  begin?: Detail["begin"]
  /** What stands behind the help. */
  children?: ReactNode
}

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
  const group = isGroup(field)
  return (
    <div
      className={`field field-${group ? "group" : field.kind} ${changed ? "changed" : ""}`}
      {...((field.kind === "answers" || field.kind === "table") && { role: "group", "aria-label": title })}
    >
      {group ? (
        <span className="field-name" id={`${id}-name`}>
          {title}
        </span>
      ) : (
        <label className="field-name" id={`${id}-name`} htmlFor={id}>
          {title}
        </label>
      )}
      <small className="field-help">
        {help} {children}
        {changed && (
          <button
            type="button"
            className="plain"
            aria-describedby={`${id}-name`}
            onClick={() => props.onChange(field.default)}
          >
            {words.setup.usual}
          </button>
        )}
      </small>
      <BeginWith {...props} />
      <Control {...props} id={id} label={title} />
      {field.kind === "number" && !group && <Levels speaker={speaker} name={name} level={Number(value)} />}
    </div>
  )
}
