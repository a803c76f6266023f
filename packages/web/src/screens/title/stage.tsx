// How a scene is put together: layers of still drawings, one behind the other, and small things on them that move. Nothing
// still is ever drawn anew, so that flames, souls and the layers' own drift cost the page next to nothing.

import type { ReactNode } from "react"

/** Scenes are drawn 720 wide and 900 high. */
const [WIDE, HIGH] = [720, 900]

export const Layer = ({ depth, children }: { depth: number; children: ReactNode }): ReactNode => (
  <div className="layer" style={{ "--depth": depth }}>
    {children}
  </div>
)

export const Drawing = ({ children }: { children: ReactNode }): ReactNode => (
  <svg className="drawing" viewBox={`0 0 ${WIDE} ${HIGH}`}>
    {children}
  </svg>
)

interface BitProps {
  /** Where its middle is, and how far its own drawing reaches from there. */
  x: number
  y: number
  reach: number
  size?: number
  /** How it moves, and by how much later than others. */
  moves?: string
  late?: number
  children: ReactNode
}

export const Bit = ({ x, y, reach, size = 1, moves = "", late = 0, children }: BitProps): ReactNode => (
  <svg
    className={`bit ${moves}`}
    viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
    style={{
      left: `${((x - reach * size) / WIDE) * 100}%`,
      top: `${((y - reach * size) / HIGH) * 100}%`,
      width: `${((2 * reach * size) / WIDE) * 100}%`,
      animationDelay: `${-late}s`,
    }}
  >
    {children}
  </svg>
)

export const Stage = ({ children }: { children: ReactNode }): ReactNode => (
  <div className="stage" aria-hidden="true">
    <div className="scene">{children}</div>
  </div>
)
