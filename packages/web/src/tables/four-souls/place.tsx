// A place on the table. It stays where it is, whatever lies in it: its cards are as large as it holds, in one row or in several,
// and where they would be too small it scrolls.

import type { CSSProperties, ReactNode } from "react"

interface PlaceProps {
  /** What it is called in the style sheets. */
  of: string
  /** How many cards it holds, or keeps room for. */
  count: number
  /** The zone that it shows, for cards that fly there. */
  zone?: string
  label?: string
  stop?: 0 | undefined
  className?: string
  children: ReactNode
}

/** In so many rows there are so many side by side. */
const inRows = (count: number): CSSProperties => ({
  "--in-one": Math.max(1, count),
  "--in-two": Math.max(1, Math.ceil(count / 2)),
  "--in-three": Math.max(1, Math.ceil(count / 3)),
})

export function Place({ of, count, zone, label, stop, className = "", children }: PlaceProps): ReactNode {
  return (
    <div
      className={`fs-place fs-place-${of} ${className}`}
      data-place={of}
      data-zone={zone}
      tabIndex={stop}
      {...(label !== undefined && { role: "group", "aria-label": label })}
    >
      <div className="fs-laid" style={inRows(count)}>
        {children}
      </div>
    </div>
  )
}
