// A number of a table's options: a few to choose from, some to push, many to type.

import type { ReactNode } from "react"
import { Tiles } from "./tiles.tsx"

interface AmountProps {
  id: string
  label: string
  min: number
  max: number
  value: number
  /** What a number is called, where it has a name. */
  said(number: number): string
  onChange(value: number): void
}

/** So few are seen at once. */
const FEW = 6
/** A number that is easier to push than to type. */
const PUSHED = 60

export const isFew = (min: number, max: number): boolean => max - min < FEW

export function Amount({ id, label, min, max, value, said, onChange }: AmountProps): ReactNode {
  if (isFew(min, max))
    return (
      <Tiles
        label={label}
        tiles={Array.from({ length: max - min + 1 }, (_, i) => ({
          value: String(min + i),
          name: said(min + i),
        }))}
        chosen={[String(value)]}
        onChoose={(number) => onChange(Number(number))}
      />
    )
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
