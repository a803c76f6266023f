// A table for any game, drawn from its board plan: every zone, every seat, every number. What a game's own table does not
// show can be found here.

import type { CardView, Plain } from "@soulspire/kernel"
import type { ShownNumber } from "@soulspire/text"
import type { ReactNode } from "react"
import { Thing } from "../../cards/thing.tsx"
import { useBox, useLight, useShown, useSpeaker, useTable, useView } from "../../play/use-table.ts"

function Numbers({ plan, from }: { plan: readonly ShownNumber[]; from: Record<string, Plain> }): ReactNode {
  const speaker = useSpeaker()
  return (
    <span className="numbers">
      {plan.map(({ field, show }) => {
        const value = from[field]
        if (typeof value !== "number" || (show !== "always" && value === 0)) return null
        return (
          <span key={field} className={`number number-${field}`}>
            {speaker.word(`stat.${field}`)} {show === "flag" ? "" : value}
          </span>
        )
      })}
    </span>
  )
}

function Zone({ kind, cards, pile }: { kind: string; cards: readonly CardView[]; pile: boolean }): ReactNode {
  const speaker = useSpeaker()
  const box = useBox()
  const shown = pile ? cards.slice(-1) : cards
  if (cards.length === 0 && box.board?.quiet.includes(kind) === true) return null
  return (
    <section className={`zone zone-${kind}`} aria-label={speaker.word(`zone.${kind}`)}>
      <h3>
        {speaker.word(`zone.${kind}`)} <small>{cards.length}</small>
      </h3>
      <div className="zone-cards">
        {shown.map((card, i) => (
          <Thing key={card.ref ?? `hidden-${i}`} card={card} size="m">
            <Numbers plan={box.board?.card ?? []} from={card.shows ?? {}} />
          </Thing>
        ))}
      </div>
    </section>
  )
}

const isRecord = (value: Plain): value is Record<string, Plain> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

function Place({ seat }: { seat: number }): ReactNode {
  const table = useTable()
  const view = useView()
  const box = useBox()
  const light = useLight(seat)
  const name = useShown(({ shown }) => shown.seats[seat]?.name ?? "")
  const all = box.board?.seats === undefined ? undefined : view.table[box.board.seats.field]
  const own = Array.isArray(all) ? all[seat] : null
  return (
    <section className="place" aria-label={name}>
      <button
        type="button"
        className={`place-name ${light === undefined ? "" : `lit lit-${light}`}`}
        data-ref={seat}
        disabled={light === undefined}
        onClick={() => table.click(seat)}
      >
        {name}
      </button>
      <Numbers plan={box.board?.seats?.numbers ?? []} from={isRecord(own) ? own : {}} />
      {(box.board?.seatZones ?? []).map((kind) => (
        <Zone key={kind} kind={kind} cards={view.zones[`${kind}.${seat}`] ?? []} pile={false} />
      ))}
    </section>
  )
}

export default function PlainTable(): ReactNode {
  const view = useView()
  const { board } = useBox()
  const seats = Array.from({ length: view.seats }, (_, i) => i)
  const mine = view.seat
  return (
    <div className="plain-table">
      {(board?.rows ?? []).map((kind) => (
        <Zone key={kind} kind={kind} cards={view.zones[kind] ?? []} pile={false} />
      ))}
      <div className="piles">
        {(board?.piles ?? []).map((kind) => (
          <Zone key={kind} kind={kind} cards={view.zones[kind] ?? []} pile />
        ))}
      </div>
      {[...seats.filter((seat) => seat !== mine), ...(mine >= 0 ? [mine] : [])].map((seat) => (
        <Place key={seat} seat={seat} />
      ))}
    </div>
  )
}
