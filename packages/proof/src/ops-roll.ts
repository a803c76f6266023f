// Verbs of the five-step roll, and the one die of the day.

import { cease, emit, NEXT, NOBODY, object, propose, roll, statOf, verb } from "@soulspire/kernel"
import { putRoll, setDay, setRoll } from "./atoms-turn.ts"
import { note } from "./note.ts"
import { op, type ProofRun, type ReadData } from "./run.ts"

const rollDie = (r: ProofRun): number => roll(r, "dice", 6)

const makeRollOp = op(
  "makeRoll",
  { who: "seat" },
  {
    binds: ["die"],
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      f.env["die"] = putRoll(r, who, rollDie(r)).ref
      return NEXT
    },
  },
)
export const makeRoll = verb(makeRollOp, ["who"])

const rerollOp = op(
  "reroll",
  { die: "whom" },
  {
    run(r, f, a) {
      const o = object(r, a.die(r, f.env, NOBODY))
      if (o !== null) setRoll(r, o, rollDie(r))
      return NEXT
    },
  },
)
export const reroll = verb(rerollOp, ["die"])

const nudgeOp = op(
  "nudge",
  { die: "whom", by: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "nudge", die: a.die(r, f.env, NOBODY), amount: a.by(r, f.env, NOBODY) }),
  },
)
export const nudge = verb(nudgeOp, ["die", "by"])

/** Step four: whoever has something to say about this number says it, once an attempt. */
const wouldRollOp = op(
  "wouldRoll",
  { die: "whom" },
  {
    binds: ["asked"],
    run(r, f, a) {
      const o = object(r, a.die(r, f.env, NOBODY))
      if (o === null) return NEXT
      const data = o.data as ReadData
      note(r.s.table, "attempt", data.attempt)
      emit(r, { k: "wouldRoll", who: o.controller, value: data.value, die: o.ref }, null)
      f.env["asked"] = r.s.pending.length
      return NEXT
    },
  },
)
export const wouldRoll = verb(wouldRollOp, ["die"])

/** Step five: lasting modifiers, then it is final. */
const finishRollOp = op(
  "finishRoll",
  { die: "whom" },
  {
    binds: ["result"],
    run(r, f, a) {
      const ref = a.die(r, f.env, NOBODY)
      const o = object(r, ref)
      if (o === null) {
        f.env["result"] = 0
        return NEXT
      }
      const value = Math.max(1, Math.min(6, (o.data as ReadData).value + statOf(r, o.controller, "luck")))
      f.env["result"] = value
      const who = o.controller
      cease(r, ref)
      emit(r, { k: "rolls", who, value }, null)
      return NEXT
    },
  },
)
export const finishRoll = verb(finishRollOp, ["die"])

const rollDayOp = op(
  "rollDay",
  {},
  {
    run(r) {
      setDay(r, rollDie(r))
      return NEXT
    },
  },
)
export const rollDay = verb(rollDayOp)

export const rollOps = [makeRollOp, rerollOp, nudgeOp, wouldRollOp, finishRollOp, rollDayOp]
