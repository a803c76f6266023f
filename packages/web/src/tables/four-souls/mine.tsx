// One's own place: who one is, what lies before one, and the hand as a fan; on a phone the hand is a drawer.

import { type ReactNode, useState } from "react"
import { useNames, useScrollStop } from "../../play/use-table.ts"
import { heldZones, Laid, openZones } from "./laid.tsx"
import { Piece } from "./piece.tsx"
import { SeatHead } from "./seat-head.tsx"
import { type Card, mySeat, useBasementView } from "./shape.ts"
import { useBasementWords } from "./words.ts"

/** How far apart the outermost cards of a fan are turned, at most, in degrees. */
const SPREAD = 22

interface Held {
  zone: string
  card: Card
}

function Fan({ held }: { held: readonly Held[] }): ReactNode {
  const middle = (held.length - 1) / 2
  const step = Math.min(4.5, SPREAD / Math.max(1, held.length - 1))
  return held.map(({ zone, card }, i) => {
    const away = i - middle
    const style = {
      "--turn": `${away * step}deg`,
      "--drop": `${away * away * step * 0.45}px`,
    }
    return (
      <Piece
        key={card.ref ?? `hidden-${i}`}
        card={card}
        zone={zone}
        size="l"
        className={`fs-in-hand fs-in-${zone.split(".")[0]}`}
        style={style}
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
        <div
          className="fs-belongings"
          data-zone={`board.${seat}`}
          role="group"
          aria-label={words.before(names.seat(seat))}
          tabIndex={stop}
          style={{ "--items": Math.max(4, items) }}
        >
          {openZones(seat).map((zone) => (
            <Laid key={zone} zone={zone} size="m" />
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
        <div className="fs-fan" data-zone={`hand.${seat}`} style={{ "--cards": held.length }}>
          {held.length === 0 ? <p className="fs-quiet">{words.emptyHand}</p> : <Fan held={held} />}
        </div>
      </div>
    </section>
  )
}
