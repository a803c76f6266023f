// A figure put together: layers that turn around their pivots, each a picture of its own, so that nothing is drawn anew while
// it moves. Poses are set from outside, as variables (puppet.css).

import {
  Children,
  createContext,
  isValidElement,
  type ReactNode,
  useContext,
  useInsertionEffect,
} from "react"
import { ensureTones } from "./tones.ts"
import "./puppet.css"

interface Field {
  readonly width: number
  readonly height: number
}

const FieldContext = createContext<Field>({ width: 240, height: 240 })

/** Where the feet stand in a field. */
const GROUND = 20

type Joint = "back" | "legs" | "body" | "off" | "head" | "jaw" | "eyes" | "arm" | "fx" | "orb" | "cog"

interface LayerProps {
  readonly as: Joint
  /** Around which point it turns. */
  readonly at: readonly [x: number, y: number]
  readonly children: ReactNode
}

const isLayer = (child: ReactNode): boolean => isValidElement(child) && child.type === Layer

/** Parts that follow one another are one picture; a layer among them moves by itself. */
function pictures(children: ReactNode, { width, height }: Field): ReactNode[] {
  const found: ReactNode[] = []
  let parts: ReactNode[] = []
  const draw = (): void => {
    if (parts.length > 0)
      found.push(
        <svg key={`p${found.length}`} viewBox={`0 0 ${width} ${height}`}>
          {parts}
        </svg>,
      )
    parts = []
  }
  for (const child of Children.toArray(children)) {
    if (!isLayer(child)) {
      parts.push(child)
      continue
    }
    draw()
    found.push(child)
  }
  draw()
  return found
}

export function Layer({ as, at: [x, y], children }: LayerProps): ReactNode {
  const field = useContext(FieldContext)
  const origin = `${((100 * x) / field.width).toFixed(2)}% ${((100 * y) / field.height).toFixed(2)}%`
  return (
    <span className={`fig-layer fig-${as}`} style={{ transformOrigin: origin }}>
      {pictures(children, field)}
    </span>
  )
}

interface PuppetProps {
  /** Where it stands, from left to right. */
  readonly feet?: number
  /** How wide its shadow is, from its feet. */
  readonly shadow?: number
  readonly width?: number
  readonly height?: number
  /** Does it stand against the heroes, and so look to the left? */
  readonly foe?: boolean
  /** How it ends: by falling, by sinking into itself, or by bursting. */
  readonly ends?: "falls" | "sinks" | "bursts"
  readonly children: ReactNode
}

export function Puppet({
  width = 240,
  height = 240,
  feet = width / 2,
  shadow = 70,
  foe = false,
  ends = "falls",
  children,
}: PuppetProps): ReactNode {
  useInsertionEffect(ensureTones, [])
  const field = { width, height }
  const ground = height - GROUND
  const origin = `${((100 * feet) / width).toFixed(2)}% ${((100 * ground) / height).toFixed(2)}%`
  return (
    <FieldContext value={field}>
      <span
        className={`fig fig-${ends} ${foe ? "fig-foe" : ""}`}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <span className="fig-layer fig-shadow" style={{ transformOrigin: origin }}>
          <svg viewBox={`0 0 ${width} ${height}`}>
            <ellipse cx={feet} cy={ground + 2} rx={shadow} ry={shadow * 0.16} />
          </svg>
        </span>
        <span className="fig-layer fig-all" style={{ transformOrigin: origin }}>
          {pictures(children, field)}
        </span>
      </span>
    </FieldContext>
  )
}
