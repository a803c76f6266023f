// RD-20, where "would roll" changes a roll after it has resolved: for good, with what waits for it. Nobody can answer the new
// number and nothing is set off by it; what speaks of the number that a roll has ended on has read it as it resolved (`rolls`).

import {
  emit,
  doerOf,
  type Frame,
  NEXT,
  NOBODY,
  type Obj,
  object,
  propose,
  type Ref,
  type Signal,
  zone,
} from "@soulspire/kernel"
import type { Seat } from "@soulspire/kernel"
import { redefine } from "../../rules/stack/atoms.ts"
import { strike } from "../../rules/damage/combat-damage.ts"
import type { FourSoulsRun, ReadData } from "../../state/run.ts"

/** What a roll that has resolved has defined: an effect that waits, or the combat damage that came of it. */
function definedBy(r: FourSoulsRun, die: Ref): Ref {
  for (const ref of r.s.zones[zone(r, "stack")]) if (object(r, ref)?.data?.die === die) return ref
  return NOBODY
}

/** The number that something was defined by, for as long as it can be changed. */
export const changeableNumber = ({ what, die, roll, value }: ReadData): number =>
  die === NOBODY ? 0 : what === "damage" ? roll : value

/** The roll has resolved: from now on it is in what it has defined that its number can be changed. */
export function tellChangeable(r: FourSoulsRun, who: Seat, value: number, die: Ref, combat: number): void {
  const defined = definedBy(r, die)
  if (defined !== NOBODY) emit(r, { k: "wouldRoll", who, value, die: defined, combat }, null)
}

export function changeForGood(
  r: FourSoulsRun,
  f: Frame,
  o: Obj<ReadData>,
  changed: (number: number) => number,
): Signal {
  const data = o.data as ReadData
  if (data.die === NOBODY) return NEXT
  const who = doerOf(f.env)
  const value = changed(changeableNumber(data))
  emit(r, { k: "changeRoll", who, value, die: o.ref, final: 1 }, null)
  if (data.what !== "damage") {
    redefine(o, value)
    return NEXT
  }
  const struck = strike(r, who, r.s.table.attacked, value)
  return propose(r, f, { k: "combatDamage", ...struck, base: struck.amount, roll: value, turned: o.ref })
}
