// Where in the turn we are, whose turn it is, for whom we wait and why.

import { plainText } from "@soulspire/text"
import type { ReactNode } from "react"
import { useBox, useNames, useShown, useSpeaker } from "../../play/use-table.ts"
import { useWords } from "../../words/words.ts"
import { Souls } from "./numbers.tsx"
import { useBasementWords } from "./words.ts"
import { useBasementView } from "./shape.ts"

/** For whom we wait, and what they can do about it. */
function useWaiting(): string {
  const view = useBasementView()
  const speaker = useSpeaker()
  const names = useNames()
  const words = useBasementWords()
  const common = useWords()
  const busy = useShown((state) => state.busy)
  const [first] = view.waiting
  if (view.over !== null) return plainText(speaker.outcome(view.over, names))
  if (first === undefined) return ""
  const seats = [...new Set(view.waiting.map(({ seat }) => seat))]
  if (seats.length > 1) return common.waitingFor(seats.map((seat) => names.seat(seat)).join(", "))
  const mine = first.seat === view.seat && !busy
  const name = names.seat(first.seat)
  if (first.kind !== "act") return mine ? words.youChoose : words.chooses(name)
  const top = view.zones["stack"]?.at(-1)?.ref
  if (top === undefined) return mine ? words.youAct : words.acts(name)
  const what = plainText(speaker.thing(top, names))
  return mine ? words.youMayRespond(what) : words.mayRespond(name, what)
}

/** What all have in common where they play together: a timer, souls. */
function TogetherNumbers(): ReactNode {
  const { table } = useBasementView()
  const speaker = useSpeaker()
  const { timer, together, needed } = table
  if (typeof timer !== "number" && typeof together !== "number") return null
  return (
    <p className="fs-common">
      {typeof timer === "number" && (
        <span>
          {speaker.word("stat.timer")} <b>{timer}</b>
        </span>
      )}
      {typeof together === "number" && typeof needed === "number" && <Souls now={together} goal={needed} />}
    </p>
  )
}

/** What a phase is like at this table, where rulebooks disagree about it. */
function useNotes(): Readonly<Record<string, string | false>> {
  const { turnRules } = useBasementView().table
  const words = useBasementWords()
  return {
    loot: turnRules.lootStepOnStack && words.lootWaits,
    action: turnRules.actionPhaseEnds === "all-pass" && words.untilAllPass,
    end: turnRules.endPhaseOrder === "heal-first" && words.healingFirst,
  }
}

export function Ribbon(): ReactNode {
  const view = useBasementView()
  const { game } = useBox()
  const speaker = useSpeaker()
  const names = useNames()
  const words = useBasementWords()
  const common = useWords()
  const { phase, active, turn } = view.moment
  const waiting = useWaiting()
  const notes = useNotes()
  const note = notes[phase]
  const phases = game.phases.filter((each) => each !== "set-up" || phase === "set-up")
  return (
    <div className="fs-ribbon">
      <p className="fs-turn">
        <b>{active === view.seat ? words.yourTurn : active < 0 ? "" : common.turnOf(names.seat(active))}</b>
        {turn > 0 && (
          <small>
            {speaker.word("stat.turn")} {turn}
          </small>
        )}
      </p>
      <ol className="fs-phases">
        {phases.map((each) => (
          <li
            key={each}
            className={each === phase ? "fs-now" : ""}
            {...(each === phase && { "aria-current": "step" as const })}
          >
            {speaker.word(`phase.${each}`)}
            {each === phase && Boolean(note) && <small className="fs-note">{note}</small>}
          </li>
        ))}
      </ol>
      <TogetherNumbers />
      <p className="fs-wait" role="status">
        {waiting}
      </p>
    </div>
  )
}
