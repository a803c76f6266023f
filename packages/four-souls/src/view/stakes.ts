// For whom what happens next may decide everything: who could die of it, and who could see somebody else win by it. They are
// asked even where it is no business of theirs otherwise.

import { NOBODY, object, type Ref, type Seat, seatsOf, statOf, zone } from "@soulspire/kernel"
import { isTogether } from "../rules/challenge/modes.ts"
import {
  evasionOf,
  factOf,
  type FourSoulsRun,
  healthLeft,
  isSeat,
  player,
  rollBonus,
  soulsOf,
} from "../state/run.ts"
import type { StackItem } from "../state/types.ts"

interface Waiting {
  readonly what: StackItem
  readonly whom: Ref
  readonly value: number
  readonly combat: number
  readonly by: Seat
}

function nextOf(r: FourSoulsRun): Waiting | null {
  const next = object(r, r.s.zones[zone(r, "stack")].at(-1) ?? NOBODY)
  return next === null || next.data === null ? null : { ...next.data, by: next.controller }
}

/** Who would die: whoever is dealt as much as they have left, or attacks, misses, and is hit back as hard. */
function doomedBy(r: FourSoulsRun, { what, whom, value, combat, by }: Waiting): Seat {
  if (what === "damage") return isSeat(r, whom) && isDeadly(r, whom, value) ? whom : NOBODY
  const misses = what === "roll" && combat > 0 && value + rollBonus(r, by, 1) < evasionOf(r, whom)
  return misses && isDeadly(r, by, statOf(r, whom, "attack")) ? by : NOBODY
}

const isDeadly = (r: FourSoulsRun, seat: Seat, amount: number): boolean =>
  amount > 0 && player(r, seat).died === 0 && amount >= healthLeft(r, seat)

/** Who would win by the soul that is fought for just now, or about to be gained. */
function winnerBy(r: FourSoulsRun, { what, whom, value, combat, by }: Waiting): Seat {
  const { challenge, attacker, attacked, active } = r.s.table
  if (challenge !== "" || isTogether(r)) return NOBODY
  if (what === "roll" && combat > 0) return wins(r, by, whom)
  if (what === "death") return wins(r, active, whom)
  if (what !== "damage" || isSeat(r, whom)) return NOBODY
  return whom === attacked || value >= healthLeft(r, whom)
    ? wins(r, attacker === NOBODY ? active : attacker, whom)
    : NOBODY
}

function wins(r: FourSoulsRun, seat: Seat, monster: Ref): Seat {
  const souls = isSeat(r, monster) || object(r, monster) === null ? 0 : factOf(r, monster, "souls")
  return souls > 0 && soulsOf(r, seat) + souls >= statOf(r, seat, "goal") ? seat : NOBODY
}

/** Everybody for whom it may be the end. */
export function atStake(r: FourSoulsRun): Seat[] {
  const next = nextOf(r)
  if (next === null) return []
  const [doomed, winner] = [doomedBy(r, next), winnerBy(r, next)]
  return seatsOf(r.s).filter((seat) => seat === doomed || (winner !== NOBODY && seat !== winner))
}
