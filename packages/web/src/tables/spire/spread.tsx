// A pile spread over the table: to be looked through, or to choose from when something in it is lit.

import type { CardView } from "@soulspire/kernel"
import { type ReactNode, useEffect, useRef } from "react"
import { Glyph } from "../../glyphs/glyph.tsx"
import { useNames, useSpeaker, useView } from "../../play/use-table.ts"
import { SpireCard } from "./card.tsx"
import { signs } from "./signs.ts"
import { useSpireWords } from "./words.ts"

interface SpreadProps {
  zones: readonly string[]
  /** Undefined where something has to be chosen. */
  onClose: (() => void) | undefined
}

/** In the order of their names where the order is not to be known. */
const known = (cards: readonly CardView[]): readonly CardView[] =>
  cards.filter(({ card }) => card !== undefined)

export function Spread({ zones, onClose }: SpreadProps): ReactNode {
  const speaker = useSpeaker()
  const names = useNames()
  const words = useSpireWords()
  const view = useView()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (onClose === undefined) return undefined
    box.current?.focus()
    const key = ({ key: pressed }: KeyboardEvent): void => {
      if (pressed === "Escape") onClose()
    }
    addEventListener("keydown", key)
    return () => removeEventListener("keydown", key)
  }, [onClose])
  const title = zones
    .map((zone) => {
      const [kind, seat] = zone.split(".")
      const word = speaker.word(`zone.${kind}`)
      return seat === undefined || Number(seat) === view.seat ? word : `${word} (${names.seat(Number(seat))})`
    })
    .join(", ")
  return (
    <section
      ref={box}
      className={`sp-spread ${onClose === undefined ? "sp-choosing" : ""}`}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
    >
      <header>
        <h2>{title}</h2>
        {onClose !== undefined && (
          <button type="button" className="choice sp-close" onClick={onClose}>
            <Glyph name={signs.close} /> {words.close}
          </button>
        )}
      </header>
      {zones.map((zone) => {
        const cards = view.zones[zone] ?? []
        const hidden = cards.length - known(cards).length
        return (
          <div key={zone} className="sp-spread-cards">
            {known(cards).map((card) => (
              <SpireCard key={card.ref} card={card} size="l" />
            ))}
            {hidden > 0 && <p className="sp-hidden">{words.faceDown(hidden)}</p>}
            {cards.length === 0 && <p className="sp-hidden">{words.emptyPile}</p>}
          </div>
        )
      })}
    </section>
  )
}
