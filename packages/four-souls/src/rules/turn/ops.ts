// What the rules do to the turn: its phases, priority, extra turns and skipped ones.

import { bindYou, emit, NEXT, nextSeat, NOBODY, type Node, propose, type Ref, verb } from "@soulspire/kernel"
import { op } from "../../state/op.ts"
import { endAttack } from "../attack/atoms.ts"
import { note } from "../../state/note.ts"
import type { Ending, Phase } from "../../state/types.ts"
import * as atoms from "./atoms.ts"

const turnStartsOp = op(
  "turnStarts",
  {},
  {
    run(r, f) {
      const t = r.s.table
      atoms.startTurn(r)
      bindYou(f.env, t.active)
      if (t.extra === 0) atoms.beginRound(r, t.active)
      return propose(r, f, { k: "turn", who: t.active, turn: t.turn })
    },
  },
)
export const turnStarts = verb(turnStartsOp)

/** A phase or step begins; the abilities that wait for it are told. */
const phaseOp = op(
  "phase",
  { name: "name" },
  {
    run(r, _f, a) {
      atoms.startPhase(r, a.name as Phase)
      return NEXT
    },
  },
)
export const phase = verb(phaseOp, ["name"])

/** The turn is over at once (FS-7.3.5). An attack ends with it. */
const endTurnOp = op(
  "endTurn",
  {},
  {
    run(r) {
      if (r.s.table.phase !== "end") atoms.markEnding(r, "cut-short")
      endAttack(r)
      return NEXT
    },
  },
)
export const endTurn = verb(endTurnOp)

/** The turn is over when the stack has resolved (FS-11.2.4). An attack ends at once. */
const turnRunsOutOp = op(
  "turnRunsOut",
  {},
  {
    run(r) {
      if (r.s.table.phase !== "end") atoms.markEnding(r, "running-out")
      endAttack(r)
      return NEXT
    },
  },
)
export const turnRunsOut = verb(turnRunsOutOp)

/** The last thing of a turn, once nothing of it lasts any more: "as your turn ends". */
const turnEndsOp = op(
  "turnEnds",
  {},
  { run: (r, f) => propose(r, f, { k: "turnEnd", who: r.s.table.active }) },
)
export const turnEnds = verb(turnEndsOp)

/** Who has to skip has had the turn that comes next, whichever it is (FS-Q-22). */
const passTurnOp = op(
  "passTurn",
  {},
  {
    run(r) {
      atoms.passTurn(r)
      return NEXT
    },
  },
)
export const passTurn = verb(passTurnOp)

const extraTurnOp = op(
  "extraTurn",
  { who: "seat", times: "quantity?" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      // Cards of matches that were saved before there could be more of them name no number.
      for (let left = a.times?.(r, f.env, NOBODY) ?? 1; left > 0; left--) atoms.grantExtraTurn(r, who)
      return NEXT
    },
  },
)
export const extraTurn = verb(extraTurnOp, [], { who: "you", times: 1 })

const skipTurnOp = op(
  "skipTurn",
  { who: "seat" },
  {
    run(r, f, a) {
      atoms.addSkip(r, a.who(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const skipTurn = verb(skipTurnOp, ["who"])

const lootPlayOp = op(
  "lootPlay",
  { who: "seat", amount: "quantity" },
  {
    run(r, f, a) {
      atoms.grantLootPlays(r, a.who(r, f.env, NOBODY), a.amount(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const lootPlay = verb(lootPlayOp, ["amount"], { who: "you" })

const passPriorityOp = op(
  "passPriority",
  {},
  {
    run(r) {
      const { holder, passes } = r.s.table
      atoms.givePriority(r, nextSeat(r, holder), passes + 1)
      return NEXT
    },
  },
)
export const passPriority = verb(passPriorityOp)

/** Priority starts with somebody, and nobody has passed. */
const priorityFromOp = op(
  "priorityFrom",
  { who: "seat" },
  {
    run(r, f, a) {
      atoms.givePriority(r, a.who(r, f.env, NOBODY), 0)
      return NEXT
    },
  },
)
export const priorityFrom = verb(priorityFromOp, ["who"])

/** The turn is over by a declaration, or a new part of it begins. */
const setEndingOp = op(
  "setEnding",
  { how: "name" },
  {
    run(r, _f, a) {
      note(r.s.table, "ending", a.how as Ending)
      return NEXT
    },
  },
)
export const setEnding: (how: Ending) => Node = verb(setEndingOp, ["how"])

/** Everybody has just passed with nothing on the stack. */
const setQuietOp = op(
  "setQuiet",
  {},
  {
    run(r) {
      note(r.s.table, "quiet", 1)
      return NEXT
    },
  },
)
export const setQuiet = verb(setQuietOp)

const tellOp = op(
  "tell",
  { event: "name", who: "seat?", whom: "whom?" },
  {
    run(r, f, a) {
      const event: { k: string; who?: Ref; whom?: Ref } = { k: a.event }
      if (a.who !== undefined) event.who = a.who(r, f.env, NOBODY)
      if (a.whom !== undefined) event.whom = a.whom(r, f.env, NOBODY)
      emit(r, event as never, null)
      return NEXT
    },
  },
)
export const tell = verb(tellOp, ["event"])

export const turnOps = [
  turnStartsOp,
  phaseOp,
  endTurnOp,
  turnRunsOutOp,
  turnEndsOp,
  passTurnOp,
  extraTurnOp,
  skipTurnOp,
  lootPlayOp,
  passPriorityOp,
  priorityFromOp,
  setEndingOp,
  setQuietOp,
  tellOp,
]
