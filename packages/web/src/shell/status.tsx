// Where we are and whom we wait for, in one line that is also read aloud.

import { type ReactNode } from "react"
import { useAsked, useShown, useSpeaker, useView } from "../play/use-table.ts"
import { useWaits } from "../play/use-waits.ts"
import { useWords } from "../words/words.ts"

export function Status(): ReactNode {
  const words = useWords()
  const speaker = useSpeaker()
  const view = useView()
  const asked = useAsked()
  const seats = useShown(({ shown }) => shown.seats)
  const { active, phase } = view.moment
  const name = (seat: number): string => seats[seat]?.name ?? ""
  const mine = asked.some(({ standing }) => !standing)
  const waits = useWaits()
  return (
    <div className="status">
      {active >= 0 && <span className="status-turn">{words.turnOf(name(active))}</span>}
      {phase !== "" && <span className="status-phase">{speaker.word(`phase.${phase}`)}</span>}
      <span className={`status-wait ${mine ? "status-mine" : ""}`} role="status">
        {mine ? words.yourMove : waits}
      </span>
    </div>
  )
}
