// A number that is not what is printed: an arrow says which way it has changed, and the printed one stands beside it.

import type { ReactNode } from "react"
import { Glyph } from "../../glyphs/glyph.tsx"
import { type Hit } from "./known.ts"
import { signs } from "./signs.ts"
import { useSpireWords } from "./words.ts"

export function Printed({ printed, amount }: Hit): ReactNode {
  const words = useSpireWords()
  return (
    <span
      className={`sp-printed sp-${amount > printed ? "more" : "less"}`}
      title={words.hitsNow(amount, printed)}
    >
      <i aria-hidden="true" />
      <span className="sr-only">{words.printed} </span>
      <s>{printed}</s>
    </span>
  )
}

export const Changed = (hit: Hit): ReactNode => (
  <span className="sp-changed">
    <Glyph name={signs.hit} /> <b>{hit.amount}</b>
    <Printed {...hit} />
  </span>
)
