// Somebody else's place: who they are, what lies before them, and their hand as backs. Whatever of it is known is shown.

import { type ReactNode, useState } from "react"
import { Back } from "../../cards/face.tsx"
import { useNames, useSpeaker } from "../../play/use-table.ts"
import { heldZones, Laid, openZones } from "./laid.tsx"
import { Place } from "./place.tsx"
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

export function Rival({ seat }: { seat: number }): ReactNode {
  const words = useBasementWords()
  const names = useNames()
  const [closer, setCloser] = useState(false)
  const name = names.seat(seat)
  const all = [...openZones(seat), ...heldZones(seat)]
  const { zones } = useBasementView()
  const shown = all.reduce(
    (sum, zone) => sum + (zones[zone]?.filter(({ card }) => card !== undefined).length ?? 0),
    0,
  )
  return (
    <section
      className="fs-rival"
      aria-label={words.place(name)}
      data-seat={seat}
      data-place={`rival-${seat}`}
    >
      <SeatHead seat={seat} />
      <button
        type="button"
        className="fs-closer fs-round"
        aria-label={words.lookCloser(name)}
        title={words.lookCloser(name)}
        onClick={() => setCloser(true)}
      >
        <Eye />
      </button>
      <div className="fs-things">
        <Place of="tiles" count={shown} zone={`board.${seat}`}>
          {all.map((zone) => (
            <Laid key={zone} zone={zone} tile />
          ))}
        </Place>
        <Backs seat={seat} />
      </div>
      {closer && (
        <Sheet title={words.place(name)} onClose={() => setCloser(false)}>
          {all.map((zone) => (
            <Laid key={zone} zone={zone} />
          ))}
        </Sheet>
      )}
    </section>
  )
}
