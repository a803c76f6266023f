// One's own place: who one is, what lies before one, and the hand as a fan; on a phone the hand is a drawer.

import type { CardView } from "@soulspire/kernel"
import { type CSSProperties, type ReactNode, useState } from "react"
import { useNames, useView } from "../../play/use-table.ts"
import { Piece } from "./piece.tsx"
import { openCards } from "./rival.tsx"
import { SeatHead } from "./seat-head.tsx"
import { mySeat } from "./shape.ts"
import { useBasementWords } from "./words.ts"

/** How far apart the outermost cards of a fan are turned, at most, in degrees. */
const SPREAD = 22

function Fan({ cards }: { cards: readonly CardView[] }): ReactNode {
  const middle = (cards.length - 1) / 2
  const step = Math.min(4.5, SPREAD / Math.max(1, cards.length - 1))
  return cards.map((card, i) => {
    const away = i - middle
    const style = {
      "--turn": `${away * step}deg`,
      "--drop": `${away * away * step * 0.55}px`,
    } as CSSProperties
    return <Piece key={card.ref ?? `hidden-${i}`} card={card} size="l" className="fs-in-hand" style={style} />
  })
}

export function Mine(): ReactNode {
  const view = useView()
  const words = useBasementWords()
  const names = useNames()
  const [raised, setRaised] = useState(false)
  const seat = mySeat(view)
  const hand = [...(view.zones[`hand.${seat}`] ?? []), ...(view.zones[`copies.${seat}`] ?? [])]
  return (
    <section className="fs-mine" aria-label={words.place(names.seat(seat))} data-seat={seat}>
      <div className="fs-own">
        <SeatHead seat={seat} />
        <div className="fs-belongings">
          {openCards(view.zones, seat).map((card) => (
            <Piece key={card.ref} card={card} size="m" />
          ))}
        </div>
      </div>
      <div className={`fs-hand ${raised ? "fs-raised" : ""}`} role="group" aria-label={words.yourHand}>
        <button
          type="button"
          className="fs-drawer"
          aria-expanded={raised}
          aria-label={raised ? words.closeHand : words.openHand}
          onClick={() => setRaised(!raised)}
        />
        <div className="fs-fan" style={{ "--cards": hand.length } as CSSProperties}>
          {hand.length === 0 ? <p className="fs-quiet">{words.emptyHand}</p> : <Fan cards={hand} />}
        </div>
      </div>
    </section>
  )
}
