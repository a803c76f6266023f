// Verbs about counters and levels.

import {
  type Amount,
  asking,
  bit,
  keptAs,
  NEXT,
  NOBODY,
  type Node,
  setDone,
  STAY,
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
  { whom: "whom", amount: "amount" },
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
  { whom: "whom", amount: "amount", name: "name" },
  {
    run(r, f, a) {
      changeCounters(r, a.whom(r, f.env, NOBODY), a.name, a.amount(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const addNamedCounters = verb(addNamedCountersOp, ["name", "amount"], { whom: "this" })

/**
 * A removal that names no kind may take any, one counter at a time (FS-6.7.1). Where there are fewer none is removed, or
 * all are (`fewer`); `as` is how many then.
 */
const removeCountersOp = op(
  "removeCounters",
  { whom: "whom", amount: "amount", name: "name?", fewer: "name?", as: "bind?" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      const asked = a.amount(r, f.env, NOBODY)
      const wanted = a.fewer === undefined ? asked : Math.min(asked, countersOn(r, whom, a.name))
      if (a.as !== undefined) f.env[a.as] ??= wanted
      const left =
        stillToGo.in(f.env) ?? stillToGo.set(f.env, countersOn(r, whom, a.name) < wanted ? -1 : wanted)
      const kinds = a.name === undefined ? countersBy(r, whom) : [a.name]
      if (left > 0 && kinds.length > 1 && left < countersOn(r, whom)) return WAIT
      if (left > 0)
        for (const kind of kinds)
          changeCounters(r, whom, kind, kinds.length === 1 ? -left : -countersOn(r, whom, kind))
      setDone(f.env, left >= 0)
      stillToGo.drop(f.env)
      return NEXT
    },
    can: (r, e, a) => countersOn(r, a.whom(r, e, NOBODY), a.name) >= a.amount(r, e, NOBODY),
    seats: (_r, f) => bit(youOf(f.env)),
    ask: () => asking("choose", "counter"),
    options: (r, f, a) =>
      countersBy(r, a.whom(r, f.env, NOBODY)).map((kind) => ({ key: keyOf(kind), refs: [] })),
    answer(r, f, a, _seat, keys) {
      const whom = a.whom(r, f.env, NOBODY)
      const kind = countersBy(r, whom).find((each) => keyOf(each) === keys[0]) as string
      changeCounters(r, whom, kind, -1)
      stillToGo.set(f.env, (stillToGo.in(f.env) ?? 1) - 1)
      return STAY
    },
  },
)
export const removeCounters = verb(removeCountersOp, ["amount"], { whom: "this" })
/** All of them where there are fewer; `as` is how many. */
export const removeCountersOrAll = (as: string, amount: Amount): Node =>
  removeCounters(amount, { fewer: "all", as })
export const removeNamedCounters = (name: string, amount: Amount): Node => removeCounters(amount, { name })

/** How many are still to be removed, of which somebody says each. */
const stillToGo = keptAs<number>("$left")

const keyOf = (kind: string): string => (kind === GENERIC ? "counter" : `counter-${kind}`)

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

export const counterOps = [addCountersOp, addNamedCountersOp, removeCountersOp, levelDownOp]
