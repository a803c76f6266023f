// Pictures of numbers, drawn plainly; whoever cannot see them has the table beside them.

import type { ReactNode } from "react"

/** Boxes in a row, the first so many of them marked. */
export function Boxes({ marks, boxes, label }: { marks: number; boxes: number; label: string }): ReactNode {
  return (
    <svg className="boxes" viewBox={`0 0 ${boxes * 12} 12`} role="img" aria-label={label}>
      {Array.from({ length: boxes }, (_, i) => (
        <rect
          key={i}
          className={i < marks ? "box marked" : "box"}
          x={i * 12 + 1.5}
          y="1.5"
          width="9"
          height="9"
          rx="1.5"
        />
      ))}
    </svg>
  )
}

interface Bar {
  readonly key: string
  readonly value: number
  readonly kind: string
}

const HIGH = 60
const WIDE = 14

interface BarsProps {
  bars: readonly Bar[]
  label: string
  /** What a bar of full height stands for; the highest of them, where nothing is said. */
  most?: number
}

/** A bar each, from left to right. */
export function Bars({
  bars,
  label,
  most = Math.max(1, ...bars.map(({ value }) => value)),
}: BarsProps): ReactNode {
  return (
    <svg
      className="bars"
      viewBox={`0 0 ${Math.max(bars.length, 12) * WIDE} ${HIGH}`}
      preserveAspectRatio="xMinYMax meet"
      role="img"
      aria-label={label}
    >
      {bars.map(({ key, value, kind }, i) => {
        const high = Math.max(2, (value / most) * (HIGH - 4))
        return (
          <rect
            key={key}
            className={`bar bar-${kind}`}
            x={i * WIDE + 2}
            y={HIGH - high}
            width={WIDE - 4}
            height={high}
            rx="1.5"
          />
        )
      })}
    </svg>
  )
}
