// Verbs about rolls. A roll waits on the stack with its number; whoever changes the number makes it a new attempt.

import {
  addEffect,
  answersTo,
  asking,
  bit,
  carry,
  emit,
  type Frame,
  NEXT,
  NOBODY,
  object,
  propose,
  pushProgram,
  type Ref,
  type Signal,
  thisOf,
  verb,
  WAIT,
} from "@soulspire/kernel"
import { op } from "../../state/op.ts"
import { changeRoll, tellDice } from "./atoms.ts"
import { d6, type FourSoulsRun, player } from "../../state/run.ts"
import { stackAttackRoll, stackRoll } from "../../rules/stack/atoms.ts"
import { stackBonuses, throwDie } from "./bonuses.ts"
import { changeForGood, tellChangeable } from "./final-change.ts"
import { readsKnown, rollAboveReader } from "./inside-effects.ts"

const within = (value: number): number => Math.max(1, Math.min(6, value))

/** "Roll-": the die is rolled and put on the stack; `reads` is what happens with the final number (FS-4.6.7), or at once with a number that is there already (RD-38). */
const rollOp = op(
  "roll",
  { who: "seat", reads: "ability" },
  {
    binds: ["die"],
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      const { rollInsideEffect, wouldRollLoop } = r.s.table.rules
      if (rollInsideEffect && readsKnown(r, f, who, a.reads)) return NEXT
      // What is changed for good has to wait for its roll, where effects do not (RD-20).
      if (rollInsideEffect || wouldRollLoop === "final") return rollAboveReader(r, f, who, a.reads)
      const o = stackRoll(r, who, thisOf(f.env))
      const env = carry(f.env)
      env["die"] = o.ref
      addEffect(r, a.reads, env, "", 1, o.ref)
      return throwDie(r, f, o)
    },
  },
)
export const roll = verb(rollOp, ["who", "reads"])

/**
 * An attack roll against what is attacked, also by those who are not attacking; the dead make none (FS-8.11). Several
 * are stacked so that they resolve in the order given, as damage is (FS-6.12.3).
 */
const attackRollOp = op(
  "attackRoll",
  { who: "seats", target: "whom" },
  {
    run(r, f, a) {
      const target = a.target(r, f.env, NOBODY)
      if (r.s.table.attacked !== target) return NEXT
      const living = a.who(r, f.env, NOBODY).filter((who) => player(r, who).died === 0)
      const made = living.toReversed().map((who) => {
        const o = stackAttackRoll(r, who, target)
        stackBonuses(r, o)
        return { who, die: o.ref }
      })
      for (const { who, die } of made.toReversed()) propose(r, f, { k: "rollDice", who, die })
      return NEXT
    },
  },
)
export const attackRollBy = verb(attackRollOp, ["who", "target"])

/** Another number for a roll that waits; the same number again is still another attempt. */
function change(r: FourSoulsRun, f: Frame, die: Ref, number: (before: number) => number): Signal {
  const o = object(r, die)
  const changed = (before: number): number => within(number(before))
  const { wouldRollLoop } = r.s.table.rules
  // RD-20: what "would roll" changes has resolved by then, or counts as rolled once more.
  const late = answersTo(f.env) === "wouldRoll"
  if (o === null || o.data === null) return NEXT
  if (late && wouldRollLoop === "final") return changeForGood(r, f, o, changed)
  if (o.data.what !== "roll") return NEXT
  changeRoll(r, o, changed(o.data.value))
  if (late && wouldRollLoop === "roll-triggers") tellDice(r, o)
  return NEXT
}

const rerollDieOp = op(
  "rerollDie",
  { die: "whom" },
  {
    run(r, f, a) {
      return change(r, f, a.die(r, f.env, NOBODY), () => d6(r))
    },
  },
)
export const rerollDie = verb(rerollDieOp, ["die"])

const addToRollOp = op(
  "addToRoll",
  { die: "whom", amount: "quantity" },
  {
    run(r, f, a) {
      return change(r, f, a.die(r, f.env, NOBODY), (before) => before + a.amount(r, f.env, NOBODY))
    },
  },
)
export const addToRoll = verb(addToRollOp, ["die", "amount"])

const subtractFromRollOp = op(
  "subtractFromRoll",
  { die: "whom", amount: "quantity" },
  {
    run(r, f, a) {
      return change(r, f, a.die(r, f.env, NOBODY), (before) => before - a.amount(r, f.env, NOBODY))
    },
  },
)
export const subtractFromRoll = verb(subtractFromRollOp, ["die", "amount"])

const setRollOp = op(
  "setRoll",
  { die: "whom", to: "amount" },
  {
    run(r, f, a) {
      return change(r, f, a.die(r, f.env, NOBODY), () => a.to(r, f.env, NOBODY))
    },
  },
)
export const setRoll = verb(setRollOp, ["die", "to"])

/** A roll has resolved, and may still be changed in what it has defined (RD-20). */
const tellResolvedOp = op(
  "tellResolved",
  { who: "seat", roll: "amount", die: "whom", target: "whom" },
  {
    run(r, f, a) {
      const combat = a.target(r, f.env, NOBODY) === NOBODY ? 0 : 1
      tellChangeable(r, a.who(r, f.env, NOBODY), a.roll(r, f.env, NOBODY), a.die(r, f.env, NOBODY), combat)
      return NEXT
    },
  },
)
export const tellResolved = verb(tellResolvedOp, ["who", "roll", "die", "target"])

/** To the other side of the die (FS-6.15.2). */
const flipRollOp = op(
  "flipRoll",
  { die: "whom" },
  {
    run(r, f, a) {
      return change(r, f, a.die(r, f.env, NOBODY), (before) => 7 - before)
    },
  },
)
export const flipRoll = verb(flipRollOp, ["die"])

/** More dice than one for a roll that waits for its number, of which somebody says which it is: the program `rollSeveral`. */
const rollSeveralOp = op(
  "rollSeveral",
  { who: "seat", dice: "amount", by: "seat", die: "whom" },
  {
    run(r, f, a) {
      const [who, by, die] = [a.who(r, f.env, NOBODY), a.by(r, f.env, NOBODY), a.die(r, f.env, NOBODY)]
      if (object(r, die) !== null)
        pushProgram(r, "rollSeveral", { who, by, die, dice: a.dice(r, f.env, NOBODY) })
      return NEXT
    },
  },
)
export const rollSeveral = verb(rollSeveralOp, ["dice", "who", "die"], { by: "you" })

/** So many dice are rolled, for all to see. */
const rollDiceOp = op(
  "rollDice",
  { who: "seat", dice: "amount", as: "bind" },
  {
    run(r, f, a) {
      const values = Array.from({ length: a.dice(r, f.env, NOBODY) }, () => d6(r))
      f.env[a.as] = values
      emit(r, { k: "severalDice", who: a.who(r, f.env, NOBODY), values }, null)
      return NEXT
    },
  },
)
export const rollDice = verb(rollDiceOp, ["dice", "who", "as"])

/** Somebody says which of the dice rolled is the number of the one that waits. */
const chooseRollOp = op(
  "chooseRoll",
  { by: "seat", rolled: "name", who: "seat", die: "whom" },
  {
    run: () => WAIT,
    seats: (r, f, a) => bit(a.by(r, f.env, NOBODY)),
    ask: () => asking("choose", "rolled"),
    options: (_r, f, a) =>
      [...new Set(f.env[a.rolled] as number[])]
        .toSorted((one, other) => one - other)
        .map((value) => ({ key: `${value}`, refs: [] })),
    answer(r, f, a, _seat, keys) {
      const [who, die] = [a.who(r, f.env, NOBODY), a.die(r, f.env, NOBODY)]
      return propose(r, f, { k: "rollDice", who, die, value: Number(keys[0]) })
    },
  },
)
export const chooseRoll = verb(chooseRollOp, ["by", "rolled", "who", "die"])

export const diceOps = [
  rollOp,
  attackRollOp,
  rerollDieOp,
  addToRollOp,
  subtractFromRollOp,
  setRollOp,
  flipRollOp,
  rollSeveralOp,
  rollDiceOp,
  chooseRollOp,
  tellResolvedOp,
]
