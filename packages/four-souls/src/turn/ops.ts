// What the rules do to the turn: its phases, priority, extra turns and skipped ones.

import { emit, NEXT, NOBODY, propose, type Ref, nextSeat, verb, bindYou } from "@soulspire/kernel"
import { op } from "../state/op.ts"
import { endAttack } from "../attack/atoms.ts"
import { note } from "../state/note.ts"
import * as atoms from "./atoms.ts"
import { CUT_SHORT, type Phase } from "../state/types.ts"

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

/** The turn is over: at once, or when the stack has run out (FS-7.3.5, FS-11.2.4). An attack ends with it. */
const endTurnOp = op(
  "endTurn",
  { how: "amount?" },
  {
    run(r, f, a) {
      const how = a.how === undefined ? CUT_SHORT : a.how(r, f.env, NOBODY)
      if (r.s.table.phase !== "end") atoms.markEnding(r, how)
      endAttack(r)
      return NEXT
    },
  },
)
export const endTurn = verb(endTurnOp)

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
  { who: "seat" },
  {
    run(r, f, a) {
      atoms.grantExtraTurn(r, a.who(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const extraTurn = verb(extraTurnOp, [], { who: "you" })

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
  { who: "seat", amount: "amount" },
  {
    run(r, f, a) {
      atoms.grantLootPlays(r, a.who(r, f.env, NOBODY), a.amount(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const lootPlay = verb(lootPlayOp, ["amount"], { who: "you" })

const passOnOp = op(
  "passOn",
  {},
  {
    run(r) {
      const { holder, passes } = r.s.table
      atoms.givePriority(r, nextSeat(r, holder), passes + 1)
      return NEXT
    },
  },
)
export const passOn = verb(passOnOp)

/** Priority starts with somebody, and nobody has passed. */
const priorityFromOp = op(
  "priorityFrom",
  { who: "seat", passes: "amount" },
  {
    run(r, f, a) {
      atoms.givePriority(r, a.who(r, f.env, NOBODY), a.passes(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const priorityFrom = verb(priorityFromOp, ["who"], { passes: 0 })

const setTableOp = op(
  "setTable",
  { field: "name", value: "amount" },
  {
    run(r, f, a) {
      note(r.s.table, a.field === "quiet" ? "quiet" : "ending", a.value(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const setTable = verb(setTableOp, ["field", "value"])

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
  turnEndsOp,
  passTurnOp,
  extraTurnOp,
  skipTurnOp,
  lootPlayOp,
  passOnOp,
  priorityFromOp,
  setTableOp,
  tellOp,
]
