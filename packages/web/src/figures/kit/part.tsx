// One part of a figure: one path, from which follow its thick ink line, its two tones, and the light on its edges: the moon's
// from the upper left, the fire's from the lower right.

import { type ReactNode, useId } from "react"
import { INK, type Material } from "./materials.ts"

interface PartProps {
  readonly d: string
  readonly of: Material
  /** How far away it is, from 0 to 1: what is far takes on the colour of the night. */
  readonly far?: number
  /** Is it too small for the whole width of line and light? */
  readonly small?: boolean
  /** Lines drawn on it: seams, folds, plates. */
  readonly seams?: string
  /** Ink laid on it: slivers at the edge of the shade, holes. */
  readonly cuts?: string
  /** Whatever else lies on it and ends where it ends. */
  readonly children?: ReactNode
}

export function Part({ d, of, far = 0, small = false, seams, cuts, children }: PartProps): ReactNode {
  const id = useId()
  const [shape, inside] = [`${id}s`, `${id}c`]
  const use = (className: string, more?: { fill?: string; opacity?: number }): ReactNode => (
    <use href={`#${shape}`} className={className} {...more} />
  )
  const size = small ? " fig-small" : ""
  return (
    <>
      <clipPath id={inside}>
        <path id={shape} d={d} />
      </clipPath>
      {use(`fig-ink${size}`)}
      <g clipPath={`url(#${inside})`}>
        {use("", { fill: `url(#fig-${of}-shade)` })}
        {use("fig-lit", { fill: `url(#fig-${of})` })}
        {children}
        {seams !== undefined && <path d={seams} className="fig-line" />}
        {cuts !== undefined && <path d={cuts} fill={INK} />}
        {far > 0 && use("", { fill: INK, opacity: far })}
        {use(`fig-fire${size}`, { opacity: 0.65 * (1 - far) })}
        {use(`fig-rim${size}`, { opacity: 0.7 * (1 - far) })}
      </g>
    </>
  )
}

interface Row {
  readonly from: readonly [x: number, y: number]
  readonly step: readonly [x: number, y: number]
  readonly many: number
  /** Where each of them points, and how long the longest is. */
  readonly along: readonly [x: number, y: number]
}

/** Tapered slivers in a row, longest in the middle, as a knife cuts them into wood. */
export function slivers({ from: [x, y], step: [dx, dy], many, along: [ax, ay] }: Row): string {
  const wide = 1.6 / Math.max(1, Math.hypot(ax, ay))
  return Array.from({ length: many }, (_, i) => {
    const share = 0.55 + 0.45 * Math.sin((Math.PI * (i + 0.5)) / many)
    const [px, py] = [x + dx * i, y + dy * i]
    const tenth = (value: number): string => String(Number(value.toFixed(1)))
    return `M${tenth(px - ay * wide)} ${tenth(py + ax * wide)}L${tenth(px + ax * share)} ${tenth(py + ay * share)}L${tenth(px + ay * wide)} ${tenth(py - ax * wide)}Z`
  }).join("")
}

interface GlowProps {
  readonly at: readonly [x: number, y: number]
  readonly r: number
  readonly colour: string
}

/** Light without an edge: behind what burns, around an eye. */
export function Glow({ at: [cx, cy], r, colour }: GlowProps): ReactNode {
  const id = useId()
  return (
    <>
      <radialGradient id={id}>
        <stop stopColor={colour} stopOpacity="0.85" />
        <stop offset="0.4" stopColor={colour} stopOpacity="0.3" />
        <stop offset="1" stopColor={colour} stopOpacity="0" />
      </radialGradient>
      <circle cx={cx} cy={cy} r={r} fill={`url(#${id})`} />
    </>
  )
}

interface EyeProps extends GlowProps {
  /** What burns in the middle of it. */
  readonly core?: string
}

/** An eye in the dark: a hole, a glow and a bright core. */
export const Eye = ({ at, r, colour, core = "#fff" }: EyeProps): ReactNode => (
  <>
    <ellipse cx={at[0]} cy={at[1]} rx={r * 1.25} ry={r} fill={INK} />
    <Glow at={at} r={r * 1.7} colour={colour} />
    <ellipse cx={at[0]} cy={at[1]} rx={r * 0.62} ry={r * 0.55} fill={colour} />
    <circle cx={at[0] - r * 0.12} cy={at[1] - r * 0.12} r={r * 0.26} fill={core} />
  </>
)

/** An eye with a lid: pale, with a small pupil; the lid gives the temper. */
export const LiddedEye = ({
  at: [x, y],
  r,
  look = [0, 0],
  lid,
}: {
  readonly at: readonly [x: number, y: number]
  readonly r: number
  readonly look?: readonly [x: number, y: number]
  /** A path over it. */
  readonly lid?: string
}): ReactNode => (
  <>
    <circle cx={x} cy={y} r={r} fill="#f6eeb4" stroke={INK} strokeWidth={3} />
    <circle cx={x + look[0]} cy={y + look[1]} r={r * 0.38} fill={INK} />
    {lid !== undefined && <path d={lid} fill={INK} />}
  </>
)

/** Lines and marks that lie on no part. */
export const Lines = ({
  d,
  width = 3,
  colour = INK,
}: {
  readonly d: string
  readonly width?: number
  readonly colour?: string
}): ReactNode => <path d={d} className="fig-line" strokeWidth={width} stroke={colour} />
