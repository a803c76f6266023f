// How everybody stands at the end: souls first, then what else they hold, winners on top.

import type { ReactNode } from "react"
import { entryOf, useBox, useNames } from "../../play/use-table.ts"
import { PlayerNumbers, Souls } from "./numbers.tsx"
import { Portrait } from "./seat-head.tsx"
import { characterOf, playerIn, useBasementView } from "./shape.ts"
import "./styles/table.css"

export default function Standings(): ReactNode {
  const view = useBasementView()
  const box = useBox()
  const names = useNames()
  const won = new Set<number>(view.over?.winners)
  const goal = view.table.goal ?? 0
  const rank = (seat: number): number => (won.has(seat) ? 100 : 0) + playerIn(view, seat).souls
  const seats = Array.from({ length: view.seats }, (_, seat) => seat).toSorted((a, b) => rank(b) - rank(a))
  return (
    <ol className="fs-standings">
      {seats.map((seat) => (
        <li key={seat} className={`fs-standing ${won.has(seat) ? "fs-won" : ""}`}>
          <Portrait seat={seat} />
          <span className="fs-who">
            <span className="fs-name">{names.seat(seat)}</span>
            <span className="fs-character">{entryOf(box, characterOf(view, seat)?.card)?.name}</span>
          </span>
          <Souls now={playerIn(view, seat).souls} goal={goal} />
          <PlayerNumbers player={playerIn(view, seat)} hand={view.zones[`hand.${seat}`]?.length ?? 0} />
        </li>
      ))}
    </ol>
  )
}
