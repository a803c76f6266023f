// Lists of names in a table's options: one for each seat, some of those there are, or any that somebody types.

import { type ReactNode, useState } from "react"
import { useWords } from "../../words/words.ts"

interface ListProps {
  value: readonly string[]
  onChange(value: readonly string[]): void
}

interface KnownProps extends ListProps {
  ids: readonly string[]
  said(id: string): string
}

/** Seats that nobody has chosen for get theirs from the game. */
export function PerSeat({ ids, said, value, seats, onChange }: KnownProps & { seats: number }): ReactNode {
  const words = useWords()
  const all = Array.from({ length: seats }, (_, i) => value[i] ?? ids[i % ids.length])
  return (
    <span className="per-seat">
      {all.map((id, i) => (
        <label key={i}>
          <span>{words.setup.seat(i + 1)}</span>
          <select value={id} onChange={({ target }) => onChange(all.with(i, target.value))}>
            {ids.map((each) => (
              <option key={each} value={each}>
                {said(each)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </span>
  )
}

export const SomeOf = ({ ids, said, value, onChange }: KnownProps): ReactNode => (
  <span className="some-of">
    {ids.map((id) => (
      <label key={id} className="chip">
        <input
          type="checkbox"
          checked={value.includes(id)}
          onChange={({ target }) =>
            onChange(
              target.checked
                ? ids.filter((each) => each === id || value.includes(each))
                : value.filter((each) => each !== id),
            )
          }
        />
        <span>{said(id)}</span>
      </label>
    ))}
  </span>
)

export function Names({ id, value, onChange }: ListProps & { id: string }): ReactNode {
  const words = useWords()
  const [typed, setTyped] = useState(value.join(", "))
  return (
    <textarea
      id={id}
      rows={2}
      value={typed}
      aria-label={words.setup.listOf}
      placeholder={words.setup.listOf}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(
          target.value
            .split(",")
            .map((name) => name.trim())
            .filter((name) => name !== ""),
        )
      }}
    />
  )
}
