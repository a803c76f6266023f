// RD-38, where an effect that needs a roll stays on the stack below it and is defined by it. A roll that is known before
// (known-roll.ts) is made before anything of the effect happens (FSC-Q-8), and the effect begins with its number. Every
// other is made as it is met: then what reads it waits below it as an entry of its own.

import {
  announceMet,
  type Announced,
  carry,
  type Env,
  type Frame,
  keptAs,
  NOBODY,
  type Obj,
  push,
  type Ref,
  type Seat,
  type Signal,
  thisOf,
} from "@soulspire/kernel"
import { type FourSoulsRun, isSeat, type ReadData } from "../../state/run.ts"
import { atOnce, linkRoll, stackReader, stackRoll } from "../../rules/stack/atoms.ts"
import { throwDie } from "./bonuses.ts"
import { knownRoll } from "./known-roll.ts"

/** Whose roll it was that defines an effect, and its number once it has resolved. */
type Rolled = { who: Seat; value: number }
const rolled = keptAs<Rolled>("$rolled")

/** An entry that only reads a roll: what the roll was made for has begun already. */
const reader = keptAs<number>("$reader")
export const isReader = ({ env }: Announced): boolean => reader.in(env) === 1

/** Does this wait for a roll that has not been made yet? */
export const needsRoll = (r: FourSoulsRun, { data }: Obj<ReadData>, announced: Announced): boolean =>
  (data as ReadData).value === 0 && !isReader(announced) && rollerOf(r, announced) !== NOBODY

/** The roll that it needs is made, above it. */
export function rollFor(r: FourSoulsRun, f: Frame, item: Obj<ReadData>, announced: Announced): Signal {
  const { env } = announced
  const who = rollerOf(r, announced) as Seat
  const die = stackRoll(r, who, thisOf(env))
  rolled.set(env, { who, value: 0 })
  linkRoll(r, die, item.ref)
  return throwDie(r, f, die)
}

/** A roll that nobody could know of before: what reads it waits below it. */
export function rollAboveReader(r: FourSoulsRun, f: Frame, who: Seat, ability: number): Signal {
  const env = carry(f.env)
  rolled.set(env, { who, value: 0 })
  reader.set(env, 1)
  const item = stackReader(r, { ability, env }, thisOf(env))
  const die = stackRoll(r, who, thisOf(env))
  linkRoll(r, die, item)
  return throwDie(r, f, die)
}

/** What was waiting for its number begins with it. */
export function takeUp(r: FourSoulsRun, ability: number, env: Env, value: number): void {
  const { who } = rolled.in(env) as Rolled
  if (reader.in(env) === 1) readRoll(r, ability, env, { who, value })
  else {
    rolled.set(env, { who, value })
    push(r, r.m.abilities[ability].p, env)
  }
}

/** Reads the number that an effect has begun with, if it is of this player; it is used up. */
export function readsKnown(r: FourSoulsRun, { env }: Frame, who: Seat, ability: number): boolean {
  const number = rolled.in(env) ?? null
  if (number === null || number.who !== who || number.value === 0) return false
  rolled.set(env, { who, value: 0 })
  readRoll(r, ability, env, number)
  return true
}

/** What is done with a number happens at once; what it is aimed at is said now. */
function readRoll(r: FourSoulsRun, ability: number, from: Env, { who, value }: Rolled): void {
  const env = carry(from)
  atOnce.set(env, 1)
  announceMet(r, ability, env, { k: "rolls", who, value, die: NOBODY, combat: 0, whom: NOBODY })
}

/** Who makes the roll that an effect is known to need; nobody, where none is known. */
function rollerOf(r: FourSoulsRun, { ability, env }: Announced): Ref {
  const who = knownRoll(r.m, ability)
  const seat = who === null ? NOBODY : who(r, env, NOBODY)
  return isSeat(r, seat) ? seat : NOBODY
}
