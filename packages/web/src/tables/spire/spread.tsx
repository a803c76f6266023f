// A pile spread over the table: to be looked through, or to choose from when something in it is lit.

import { type ReactNode, useEffect, useRef } from "react"
import { Glyph } from "../../glyphs/glyph.tsx"
import { Face } from "../../cards/face.tsx"
import { Sentence } from "../../cards/line.tsx"
import { defOf, useAsked, useBox, useNames, useSpeaker } from "../../play/use-table.ts"
import { SpireCard } from "./card.tsx"
import { usePointed } from "./foresight.ts"
import { Occasions } from "./occasion.tsx"
import { signs } from "./signs.ts"
import { useSpireWords } from "./words.ts"
import { type Card, useSpireView } from "./known.ts"

/** What the card that is pointed to would become. */
function Upgraded(): ReactNode {
  const words = useSpireWords()
  const box = useBox()
  const pointed = usePointed()
  const { zones } = useSpireView()
  const card = Object.values(zones)
    .flat()
    .find(({ ref }) => ref !== undefined && ref === pointed)
  const other = defOf(box, card?.card)?.face
  if (other === undefined) return null
  return (
    <aside className="sp-upgraded" aria-live="polite">
      <div>
        <h3>{words.becomes}</h3>
        <Face card={{ card: other }} size="l" />
      </div>
    </aside>
  )
}

interface SpreadProps {
  zones: readonly string[]
  /** Undefined where something has to be chosen. */
  onClose: (() => void) | undefined
}

/** In the order of their names where the order is not to be known. */
const known = (cards: readonly Card[]): readonly Card[] => cards.filter(({ card }) => card !== undefined)

export function Spread({ zones, onClose }: SpreadProps): ReactNode {
  const speaker = useSpeaker()
  const names = useNames()
  const words = useSpireWords()
  const view = useSpireView()
  const box = useRef<HTMLElement>(null)
  const must = useAsked().find(({ standing, options }) => !standing && options.length > 0)
  const asked = onClose === undefined ? must : undefined
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
        <h2>
          {asked === undefined ? title : <Sentence line={speaker.prompt(asked, names, asked.options)} />}
        </h2>
        {asked !== undefined && <p>{title}</p>}
        {onClose !== undefined && (
          <button type="button" className="choice sp-close" onClick={onClose}>
            <Glyph name={signs.close} /> {words.close}
          </button>
        )}
      </header>
      {asked !== undefined && <Occasions />}
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
      {asked?.prompt.key === "upgrade" && <Upgraded />}
    </section>
  )
}
