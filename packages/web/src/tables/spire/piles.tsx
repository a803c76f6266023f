// Piles with their counts. One that holds something lit is lit itself; each opens to be looked through.

import type { ReactNode } from "react"
import { Glyph } from "../../glyphs/glyph.tsx"
import { useSpeaker } from "../../play/use-table.ts"
import { useLitIn, useSpread } from "./spread-store.ts"
import { type Sign, signs } from "./signs.ts"
import { useZone } from "./known.ts"

interface PileProps {
  /** The zone, with its seat. */
  zone: string
  sign: Sign
}

export function Pile({ zone, sign }: PileProps): ReactNode {
  const speaker = useSpeaker()
  const cards = useZone(zone)
  const lit = useLitIn(zone)
  const open = useSpread()
  const word = speaker.word(`zone.${zone.split(".")[0]}`)
  return (
    <button
      type="button"
      className={`sp-pile sp-pile-${sign} ${lit ? "lit" : ""} ${cards.length === 0 ? "sp-empty" : ""}`}
      data-zone={zone}
      data-pile={zone}
      title={word}
      onClick={() => open(zone)}
    >
      <span className="sp-pile-cards" aria-hidden="true">
        <Glyph name={signs[sign]} />
      </span>
      <b key={cards.length}>{cards.length}</b>
      <span className="sp-pile-name">{word}</span>
    </button>
  )
}
