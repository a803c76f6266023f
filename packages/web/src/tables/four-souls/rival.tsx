// Somebody else's place: who they are, what lies before them, and their hand as backs. Whatever of it is known is shown.

import type { CardView, Seat } from "@soulspire/kernel"
import { type ReactNode, useState } from "react"
import { Back } from "../../cards/face.tsx"
import { useNames, useSpeaker, useView } from "../../play/use-table.ts"
import { Sheet } from "./sheet.tsx"
import { Piece } from "./piece.tsx"
import { SeatHead } from "./seat-head.tsx"
import { Eye } from "./signs.tsx"
import { useBasementWords } from "./words.ts"

/** What lies open before somebody: character first, then items and curses, then souls. */
export const openCards = (zones: Readonly<Record<string, readonly CardView[]>>, seat: Seat): CardView[] => [
  ...(zones[`board.${seat}`] ?? []),
  ...(zones[`souls.${seat}`] ?? []),
]

/** A hand that is not one's own: what one knows of it by its face, the rest by its back. */
function Held({ cards }: { cards: readonly CardView[] }): ReactNode {
  const speaker = useSpeaker()
  const hidden = cards.filter(({ card }) => card === undefined)
  return (
    <div className="fs-held">
      <span className="fs-backs" role="img" aria-label={`${speaker.word("zone.hand")}: ${hidden.length}`}>
        {hidden.slice(0, 8).map((card, i) => (
          <Back key={i} back={card.back} size="s" />
        ))}
      </span>
      {cards
        .filter(({ card }) => card !== undefined)
        .map((card) => (
          <Piece key={card.ref} card={card} size="s" className="fs-known" />
        ))}
    </div>
  )
}

export function Rival({ seat, side }: { seat: Seat; side: "left" | "top" | "right" }): ReactNode {
  const view = useView()
  const words = useBasementWords()
  const names = useNames()
  const [closer, setCloser] = useState(false)
  const name = names.seat(seat)
  const cards = openCards(view.zones, seat)
  const hand = [...(view.zones[`hand.${seat}`] ?? []), ...(view.zones[`copies.${seat}`] ?? [])]
  return (
    <section className={`fs-rival fs-rival-${side}`} aria-label={words.place(name)} data-seat={seat}>
      <SeatHead seat={seat} />
      <button
        type="button"
        className="fs-closer"
        aria-label={words.lookCloser(name)}
        onClick={() => setCloser(true)}
      >
        <Eye />
      </button>
      <div className="fs-belongings">
        {cards.map((card) => (
          <Piece key={card.ref} card={card} size="s" />
        ))}
        <Held cards={hand} />
      </div>
      {closer && (
        <Sheet title={words.place(name)} onClose={() => setCloser(false)}>
          {cards.map((card) => (
            <Piece key={card.ref} card={card} size="l" />
          ))}
          {hand
            .filter(({ card }) => card !== undefined)
            .map((card) => (
              <Piece key={card.ref} card={card} size="l" />
            ))}
        </Sheet>
      )}
    </section>
  )
}
