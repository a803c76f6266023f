// Lists of names in a table's options: some of those there are, or any that somebody types. One for each seat is chosen by
// its portrait (`seat-cards.tsx`).

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
