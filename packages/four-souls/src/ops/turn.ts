// What the rules do to the turn: its phases, priority, extra turns and skipped ones.

import { emit, NEXT, NOBODY, opFor, propose, type Ref, type Seat, nextSeat, verb } from "@soulspire/kernel"
import { type FourSoulsRun, player } from "../run.ts"
import { tick } from "../timer.ts"
import { CUT_SHORT, type Data, GOING, type Phase, type Table } from "../types.ts"
import { endAttack } from "./stack.ts"

const op = opFor<Table, Data>()

const turnStartsOp = op(
  "turnStarts",
  {},
  {
    run(r, f) {
      const t = r.s.table
      t.turn++
      t.ending = GOING
      t.attacks = t.deckAttacks = t.purchases = t.monsterDied = 0
      t.extraAttacks = []
      t.holder = t.active
      for (const each of t.players) each.extraPlays = each.played = each.attackRolls = each.attacked = 0
      f.env["you"] = t.active
      if (t.extra === 0) beginRound(r, t.active)
      return propose(r, f, { k: "turn", who: t.active, turn: t.turn })
    },
  },
)
export const turnStarts = verb(turnStartsOp)

/** A turn in the order of turns begins a round of its player's, also one that is skipped; an extra one does not (FS-7.4). */
function beginRound(r: FourSoulsRun, seat: Seat): void {
  const t = r.s.table
  t.ordinary = seat
  t.rounds[seat]++
  t.began[seat] = r.s.clock
  emit(r, { k: "round", who: seat }, null)
}

/** The next in the order of turns. With whoever began the game a round is over, and time has gone (FS-7.4, FS-17.3). */
function nextInOrder(r: FourSoulsRun, seat: Seat): Seat {
  const next = nextSeat(r, seat)
  if (next === r.s.table.starter) tick(r)
  return next
}

/** A phase or step begins; the abilities that wait for it are told. */
const phaseOp = op(
  "phase",
  { name: "name" },
  {
    run(r, _f, a) {
      const t = r.s.table
      t.phase = a.name as Phase
      t.holder = t.active
      t.passes = 0
      t.quiet = 0
      emit(r, { k: `${a.name}Phase`, who: t.active }, null)
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
      const t = r.s.table
      if (t.phase !== "end")
        t.ending = Math.max(t.ending, a.how === undefined ? CUT_SHORT : a.how(r, f.env, NOBODY))
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

/** Whose turn comes next: of whoever is owed an extra one, else left of the last one in order (FS-7.3.4). */
function comesNext(r: FourSoulsRun): Seat {
  const t = r.s.table
  const extra = t.extraTurns.shift()
  t.extra = extra === undefined ? 0 : 1
  return extra ?? nextInOrder(r, t.ordinary)
}

/** Who has to skip has had the turn that comes next, whichever it is (FS-Q-22). */
const passTurnOp = op(
  "passTurn",
  {},
  {
    run(r) {
      const t = r.s.table
      t.active = comesNext(r)
      while (player(r, t.active).skips > 0) {
        player(r, t.active).skips--
        if (t.extra === 0) beginRound(r, t.active)
        t.active = comesNext(r)
      }
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
      r.s.table.extraTurns.push(a.who(r, f.env, NOBODY))
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
      player(r, a.who(r, f.env, NOBODY)).skips++
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
      player(r, a.who(r, f.env, NOBODY)).extraPlays += a.amount(r, f.env, NOBODY)
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
      const t = r.s.table
      t.passes++
      t.holder = nextSeat(r, t.holder)
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
      r.s.table.holder = a.who(r, f.env, NOBODY)
      r.s.table.passes = a.passes(r, f.env, NOBODY)
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
      ;(r.s.table as unknown as Record<string, number>)[a.field] = a.value(r, f.env, NOBODY)
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
