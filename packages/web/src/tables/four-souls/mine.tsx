// One's own place: who one is, what lies before one, and the hand. On a phone the hand is a drawer, which opens over the table.

import { type ReactNode, useState } from "react"
import { useNames, useScrollStop } from "../../play/use-table.ts"
import { heldZones, Laid, openZones } from "./laid.tsx"
import { Piece } from "./piece.tsx"
import { Place } from "./place.tsx"
import { SeatHead } from "./seat-head.tsx"
import { type Card, mySeat, useBasementView } from "./shape.ts"
import { useBasementWords } from "./words.ts"

/** How far the outermost cards of a fan are turned, in degrees, and how much deeper they lie, in parts of their width. */
const SPREAD = 3
const DEEP = 0.05
/** More cards than these lie straight. */
const FAN = 6

interface Held {
  zone: string
  card: Card
}

function Fan({ held }: { held: readonly Held[] }): ReactNode {
  const middle = (held.length - 1) / 2
  return held.map(({ zone, card }, i) => {
    const away = middle === 0 || held.length > FAN ? 0 : (i - middle) / middle
    return (
      <Piece
        key={card.ref ?? `hidden-${i}`}
        card={card}
        zone={zone}
        className={`fs-in-hand fs-in-${zone.split(".")[0]}`}
        style={{ "--turn": `${away * SPREAD}deg`, "--drop": away * away * DEEP }}
      />
    )
  })
}

export function Mine(): ReactNode {
  const view = useBasementView()
  const words = useBasementWords()
  const names = useNames()
  const stop = useScrollStop()
  const [raised, setRaised] = useState(false)
  const seat = mySeat(view)
  const held = heldZones(seat).flatMap((zone) => (view.zones[zone] ?? []).map((card) => ({ zone, card })))
  const items = openZones(seat).reduce((sum, zone) => sum + (view.zones[zone]?.length ?? 0), 0)
  return (
    <section className="fs-mine" aria-label={words.place(names.seat(seat))} data-seat={seat}>
      <div className="fs-own">
        <SeatHead seat={seat} />
        <Place
          of="belongings"
          count={items}
          zone={`board.${seat}`}
          label={words.before(names.seat(seat))}
          stop={stop}
        >
          {openZones(seat).map((zone) => (
            <Laid key={zone} zone={zone} />
          ))}
        </Place>
      </div>
      <div className={`fs-hand ${raised ? "fs-raised" : ""}`} role="group" aria-label={words.yourHand}>
        <button
          type="button"
          className="fs-drawer"
          aria-expanded={raised}
          aria-label={raised ? words.closeHand : words.openHand}
          onClick={() => setRaised(!raised)}
        />
        <Place of="hand" count={held.length} zone={`hand.${seat}`}>
          {held.length === 0 ? <p className="fs-quiet">{words.emptyHand}</p> : <Fan held={held} />}
        </Place>
      </div>
    </section>
  )
}
