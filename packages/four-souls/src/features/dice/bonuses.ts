// What lasting effects add to a roll, where that waits above it on the stack (RD-19).

import { explainNumber, type Frame, NOBODY, type Obj, propose, type Signal } from "@soulspire/kernel"
import { priorityAfter, stackBonus } from "../../rules/stack/atoms.ts"
import { type FourSoulsRun, type ReadData, rollBonus } from "../../state/run.ts"

/** A roll that is on the stack gets its number, and above it lies what lasts. */
export function throwDie(r: FourSoulsRun, f: Frame, o: Obj<ReadData>): Signal {
  stackBonuses(r, o)
  return propose(r, f, { k: "rollDice", who: o.controller, die: o.ref })
}

/** Each effect that adds something is an entry of its own; what they do not add up to (a limit) is nobody's. */
export function stackBonuses(r: FourSoulsRun, { ref: die, controller: who, data }: Obj<ReadData>): void {
  if (r.s.table.rules.rollModifierTiming === "resolving") return
  const { combat } = data as ReadData
  const stats = combat > 0 ? ["rolls", "attackRolls"] : ["rolls"]
  const terms = stats.flatMap((stat) => explainNumber(r, who, stat).terms)
  const added = terms.flatMap(({ from, add = 0 }) => (add === 0 ? [] : [{ from, amount: add }]))
  const rest = rollBonus(r, who, combat) - added.reduce((sum, { amount }) => sum + amount, 0)
  if (rest !== 0) added.unshift({ from: NOBODY, amount: rest })
  for (const { amount, from } of added) stackBonus(r, die, amount, from)
  if (added.length > 0) priorityAfter(r, who)
}
