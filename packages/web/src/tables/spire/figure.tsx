// A figure: one silhouette, layered so that cold light falls on it from the height and warm light from the fire, on its
// shadow, with what tells its rank behind it.

import type { Look } from "@soulspire/text"
import { type ReactNode, Suspense } from "react"
import { drawingOf } from "../../figures/shelf.ts"
import { useGlyph } from "../../glyphs/shelf.ts"
import { entryOf, useBox } from "../../play/use-table.ts"

/** Nobody in particular. */
const stranger: Look = { glyph: "hood", hue: 220 }

const BOX = "-80 -80 672 690"

const body = (html: string, className: string, transform?: string): ReactNode => (
  <g className={className} transform={transform} dangerouslySetInnerHTML={{ __html: html }} />
)

function Ring({ rank }: { rank: string }): ReactNode {
  if (rank === "boss")
    return (
      <svg viewBox={BOX} className="sp-ring sp-ring-boss">
        <circle cx="256" cy="250" r="286" pathLength="96" strokeDasharray="3 1" />
        <circle cx="256" cy="250" r="312" pathLength="60" strokeDasharray="1 4" />
        <path d="M256 -70 286 -18 256 20 226 -18Z M576 250 524 280 490 250 524 220Z M-64 250 -12 220 22 250 -12 280Z" />
      </svg>
    )
  if (rank === "elite")
    return (
      <svg viewBox={BOX} className="sp-ring sp-ring-elite">
        <circle cx="256" cy="256" r="280" pathLength="72" strokeDasharray="5 4" />
        <path d="M256 -44 280 0 256 30 232 0Z" />
      </svg>
    )
  return null
}

interface FigureProps {
  /** The card it is drawn after. */
  id: string
  rank?: string
  /** Looks the other way. */
  mirrored?: boolean
  /** A state in which it is drawn otherwise, if there is such a drawing. */
  state?: string
  /** What is seen behind it. */
  children?: ReactNode
}

/** The silhouette of the card's glyph, in cold and warm light. */
function Silhouette({ look: { glyph, hue, small } }: { look: Look }): ReactNode {
  const shape = useGlyph(glyph) ?? ""
  const sign = useGlyph(small ?? "")
  return (
    <svg viewBox={BOX} className="sp-figure-body">
      <defs>
        <linearGradient id={`sp-body-${hue}`} x1="0" y1="0" x2="0.35" y2="1">
          <stop offset="0" stopColor={`hsl(${hue} 42% 74%)`} />
          <stop offset="0.5" stopColor={`hsl(${hue} 48% 50%)`} />
          <stop offset="1" stopColor={`hsl(${hue} 52% 24%)`} />
        </linearGradient>
      </defs>
      {body(shape, "sp-layer-edge")}
      {body(shape, "sp-layer-cold", "translate(-9 -10)")}
      {body(shape, "sp-layer-warm", "translate(9 2)")}
      <g fill={`url(#sp-body-${hue})`} className="sp-layer-body">
        {body(shape, "")}
      </g>
      {sign !== undefined && (
        <g className="sp-figure-sign" transform="translate(372 330) scale(0.4)">
          <circle cx="256" cy="256" r="300" />
          {body(sign, "sp-layer-sign")}
        </g>
      )}
    </svg>
  )
}

export function Figure({ id, rank = "", mirrored = false, state = "", children }: FigureProps): ReactNode {
  const entry = entryOf(useBox(), id)
  const look = entry?.look ?? stranger
  const Drawing = entry === undefined ? undefined : drawingOf(entry.name, state)
  // Everybody breathes in their own time.
  const phase = `${-((id.length * 37 + look.hue) % 100) / 20}s`
  const style = { "--hue": look.hue, "--phase": phase, "--late": phase }
  const silhouette = <Silhouette look={look} />
  // Each layer that moves is a picture of its own, so that nothing is drawn anew while it moves.
  return (
    <span
      className={`sp-figure sp-figure-${rank} ${mirrored ? "sp-mirrored" : ""}`}
      style={style}
      data-figure={id}
      aria-hidden="true"
    >
      <svg viewBox={BOX} className="sp-figure-ground">
        <ellipse cx="262" cy="556" rx="210" ry="36" />
      </svg>
      <Ring rank={rank} />
      {children}
      {Drawing === undefined ? (
        silhouette
      ) : (
        <Suspense fallback={silhouette}>
          <span className="sp-drawn">
            <Drawing />
          </span>
        </Suspense>
      )}
    </span>
  )
}
