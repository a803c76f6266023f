// Somebody else's place: who they are, what lies before them, and their hand as backs. Whatever of it is known is shown.

import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react"
import { Back } from "../../cards/face.tsx"
import { useLight, useNames, useSpeaker } from "../../play/use-table.ts"
import { heldZones, Laid, openZones } from "./laid.tsx"
import { SeatHead } from "./seat-head.tsx"
import { Sheet } from "./sheet.tsx"
import { Eye } from "./signs.tsx"
import { useBasementWords } from "./words.ts"
import { useBasementView, useZone } from "./shape.ts"

/** More backs than this are only counted. */
const MOST_BACKS = 8

/** A hand that is not one's own: what one does not know of it, by its backs. */
function Backs({ seat }: { seat: number }): ReactNode {
  const speaker = useSpeaker()
  const zone = `hand.${seat}`
  const hidden = useZone(zone).filter(({ card }) => card === undefined)
  return (
    <span
      className="fs-backs"
      data-zone={zone}
      role="img"
      aria-label={`${speaker.word("zone.hand")}: ${hidden.length}`}
    >
      {hidden.slice(0, MOST_BACKS).map((card, i) => (
        <Back key={i} back={card.back} size="s" />
      ))}
    </span>
  )
}

/** Where the others are a strip that one swipes through, whoever is on turn or can be chosen next comes into sight. */
function useComesIntoSight(place: RefObject<HTMLElement | null>, seat: number): void {
  const active = useBasementView().moment.active === seat
  const next = useLight(seat) === "next"
  useEffect(() => {
    const strip = place.current?.parentElement
    if ((!active && !next) || place.current === null || !strip || strip.scrollWidth <= strip.clientWidth)
      return
    const left = place.current.offsetLeft - (strip.clientWidth - place.current.clientWidth) / 2
    strip.scrollTo({ left, behavior: "smooth" })
  }, [place, active, next])
}

export function Rival({ seat, side }: { seat: number; side: "left" | "top" | "right" }): ReactNode {
  const words = useBasementWords()
  const names = useNames()
  const [closer, setCloser] = useState(false)
  const place = useRef<HTMLElement>(null)
  useComesIntoSight(place, seat)
  const name = names.seat(seat)
  const all = [...openZones(seat), ...heldZones(seat)]
  const { zones } = useBasementView()
  // Backs overlap: two of them take the room of one item.
  const items =
    openZones(seat).reduce((sum, zone) => sum + (zones[zone]?.length ?? 0), 0) +
    Math.min(MOST_BACKS, zones[`hand.${seat}`]?.length ?? 0) / 2
  return (
    <section
      ref={place}
      className={`fs-rival fs-rival-${side}`}
      aria-label={words.place(name)}
      data-seat={seat}
    >
      <SeatHead seat={seat} />
      <button
        type="button"
        className="fs-closer"
        aria-label={words.lookCloser(name)}
        onClick={() => setCloser(true)}
      >
        <Eye />
      </button>
      <div className="fs-belongings" data-zone={`board.${seat}`} style={{ "--items": items }}>
        {all.map((zone) => (
          <Laid key={zone} zone={zone} size="s" />
        ))}
        <Backs seat={seat} />
      </div>
      {closer && (
        <Sheet title={words.place(name)} onClose={() => setCloser(false)}>
          {all.map((zone) => (
            <Laid key={zone} zone={zone} size="l" />
          ))}
        </Sheet>
      )}
    </section>
  )
}
