// A picture made of one path. Which pictures there are is known when they are fetched; until then there is room for one.

import type { ReactNode } from "react"
import { useGlyph } from "./shelf.ts"

interface GlyphProps {
  name: string
  /** What it says to whoever does not see it; a mere ornament says nothing. */
  label?: string
  /** As high as the text around it. */
  inline?: boolean
  className?: string
}

export function Glyph({ name, label, inline = false, className = "" }: GlyphProps): ReactNode {
  const body = useGlyph(name)
  // A word where there is no picture.
  if (body === undefined && label !== undefined) return <span className={className}>{label}</span>
  return (
    <svg
      viewBox="0 0 512 512"
      className={`glyph ${inline ? "glyph-inline" : ""} ${className}`}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      dangerouslySetInnerHTML={{ __html: body ?? "" }}
    />
  )
}
