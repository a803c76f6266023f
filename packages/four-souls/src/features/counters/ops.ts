// Verbs about counters and levels.

import {
  type Amount,
  asking,
  bit,
  NEXT,
  NOBODY,
  type Node,
  pushProgram,
  setDone,
  verb,
  WAIT,
  type Whom,
  youOf,
} from "@soulspire/kernel"
import { op } from "../../state/op.ts"
import { countersBy, countersOn, GENERIC, LEVEL } from "./counters.ts"
import { changeCounters } from "./atoms.ts"

const addCountersOp = op(
  "addCounters",
  { whom: "whom", amount: "quantity" },
  {
    run(r, f, a) {
      changeCounters(r, a.whom(r, f.env, NOBODY), GENERIC, a.amount(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const addCounters = verb(addCountersOp, ["amount"], { whom: "this" })

/** Counters of a name, which are counters too (FS-6.7.1). */
const addNamedCountersOp = op(
  "addNamedCounters",
  { whom: "whom", amount: "quantity", name: "name" },
  {
    run(r, f, a) {
      changeCounters(r, a.whom(r, f.env, NOBODY), a.name, a.amount(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const addNamedCounters = verb(addNamedCountersOp, ["name", "amount"], { whom: "this" })

/** A removal that names no kind may take any (FS-6.7.1): the program `removeCounters`. None where there are fewer. */
const removeCountersOp = op(
  "removeCounters",
  { whom: "whom", amount: "amount" },
  {
    run(r, f, a) {
      const [whom, amount] = [a.whom(r, f.env, NOBODY), a.amount(r, f.env, NOBODY)]
      pushProgram(r, "removeCounters", { you: youOf(f.env), whom, amount })
      return NEXT
    },
    can: (r, e, a) => countersOn(r, a.whom(r, e, NOBODY)) >= a.amount(r, e, NOBODY),
  },
)
export const removeCounters = verb(removeCountersOp, ["amount"], { whom: "this" })

/** All of them where there are fewer; `as` is how many. */
const removeCountersOrAllOp = op(
  "removeCountersOrAll",
  { whom: "whom", amount: "amount", as: "bind" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      const amount = Math.min(a.amount(r, f.env, NOBODY), countersOn(r, whom))
      f.env[a.as] = amount
      pushProgram(r, "removeCounters", { you: youOf(f.env), whom, amount })
      return NEXT
    },
  },
)
export const removeCountersOrAll = verb(removeCountersOrAllOp, ["as", "amount"], { whom: "this" })

const removeNamedCountersOp = op(
  "removeNamedCounters",
  { whom: "whom", amount: "amount", name: "name" },
  {
    run(r, f, a) {
      const [whom, amount] = [a.whom(r, f.env, NOBODY), a.amount(r, f.env, NOBODY)]
      const there = countersOn(r, whom, a.name) >= amount
      if (there) changeCounters(r, whom, a.name, -amount)
      setDone(f.env, there)
      return NEXT
    },
    can: (r, e, a) => countersOn(r, a.whom(r, e, NOBODY), a.name) >= a.amount(r, e, NOBODY),
  },
)
export const removeNamedCounters = verb(removeNamedCountersOp, ["name", "amount"], { whom: "this" })

const keyOf = (kind: string): string => (kind === GENERIC ? "counter" : `counter-${kind}`)

/** One counter, of a kind that its player says. */
const removeOneCounterOp = op(
  "removeOneCounter",
  { whom: "whom" },
  {
    run: () => WAIT,
    seats: (_r, f) => bit(youOf(f.env)),
    ask: () => asking("choose", "counter"),
    options: (r, f, a) =>
      countersBy(r, a.whom(r, f.env, NOBODY)).map((kind) => ({ key: keyOf(kind), refs: [] })),
    answer(r, f, a, _seat, keys) {
      const whom = a.whom(r, f.env, NOBODY)
      const kind = countersBy(r, whom).find((each) => keyOf(each) === keys[0]) as string
      changeCounters(r, whom, kind, -1)
      return NEXT
    },
  },
)
export const removeOneCounter = verb(removeOneCounterOp, ["whom"])

/** So many, which are of one kind, or all there are. */
const removeAlikeCountersOp = op(
  "removeAlikeCounters",
  { whom: "whom", amount: "amount" },
  {
    run(r, f, a) {
      const [whom, amount] = [a.whom(r, f.env, NOBODY), a.amount(r, f.env, NOBODY)]
      const kinds = amount > 0 ? countersBy(r, whom) : []
      for (const kind of kinds)
        changeCounters(r, whom, kind, kinds.length === 1 ? -amount : -countersOn(r, whom, kind))
      return NEXT
    },
  },
)
export const removeAlikeCounters = verb(removeAlikeCountersOp, ["whom", "amount"])

/** Level counters come (FS-6.19). */
export const levelUp = (amount: Amount, more: { whom?: Whom } = {}): Node =>
  addNamedCounters(LEVEL, amount, more)

/** And go, as far as there are any. */
const levelDownOp = op(
  "levelDown",
  { whom: "whom", amount: "amount" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      changeCounters(r, whom, LEVEL, -Math.min(a.amount(r, f.env, NOBODY), countersOn(r, whom, LEVEL)))
      return NEXT
    },
  },
)
export const levelDown = verb(levelDownOp, ["amount"], { whom: "this" })

export const counterOps = [
  addCountersOp,
  addNamedCountersOp,
  removeCountersOp,
  removeCountersOrAllOp,
  removeNamedCountersOp,
  removeOneCounterOp,
  removeAlikeCountersOp,
  levelDownOp,
]
