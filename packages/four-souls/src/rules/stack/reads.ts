// What programs and cards ask about priority and the stack.

import { type FourSoulsRun, hasKind, isActivated, type ReadData, seatsIn } from "../../state/run.ts"
import { NOBODY, object, type Ref, zone } from "@soulspire/kernel"
import type { StackItem } from "../../state/types.ts"
import { attackLost } from "../attack/attacks.ts"
import { healthHasChanged, isDeathDue, spentEvent } from "./before-priority.ts"
import { emptySlot } from "../slots/slots.ts"
import { stray } from "./ops.ts"
import { isTimeUp } from "../challenge/timer.ts"
import { isWon } from "../challenge/winning.ts"
import type { Tests, Whoms } from "../../state/part.ts"

/** What something on the stack is. */
export const whatOf = (r: FourSoulsRun, ref: Ref): StackItem => object(r, ref)?.data?.what ?? ""

/** Nothing on the stack belongs to what is going on: it is empty, or what is left waits for the end of a death's steps. */
function stackDone(r: FourSoulsRun): boolean {
  const stack = r.s.zones[zone(r, "stack")]
  if (stack.length === 0) return true
  const top = object(r, stack[stack.length - 1])
  return (top?.data?.depth ?? 0) < r.s.table.depth
}

/** An activated ability of an item. */
function isActivation(r: FourSoulsRun, ref: Ref): boolean {
  const o = object(r, ref)
  if (
    o === null ||
    o.act === null ||
    whatOf(r, ref) !== "ability" ||
    r.m.abilities[o.act.ability].k !== "act" ||
    !isActivated(r, o.act.ability)
  )
    return false
  return hasKind(r, (o.data as ReadData).from, "item")
}

/** Is there anything to be seen to before somebody gets priority? Most of the time nothing is, and the whole program need not run. */
const isSomethingDue = (r: FourSoulsRun): boolean =>
  r.s.pending.length > 0 ||
  attackLost(r) ||
  healthHasChanged(r) ||
  isDeathDue(r) ||
  spentEvent(r) !== NOBODY ||
  emptySlot(r, "monsters") !== NOBODY ||
  emptySlot(r, "shop") !== NOBODY ||
  emptySlot(r, "rooms") !== NOBODY ||
  stray(r) !== NOBODY ||
  isTimeUp(r) ||
  isWon(r)

export const whoms: Whoms = { holder: (r) => r.s.table.holder }

export const tests: Tests = {
  isEffect: (r, ref) => {
    const what = whatOf(r, ref)
    return what === "ability" || what === "loot"
  },
  isDamage: (r, ref) => whatOf(r, ref) === "damage",
  isDeath: (r, ref) => whatOf(r, ref) === "death",
  isLoot: (r, ref) => whatOf(r, ref) === "loot",
  isActivation,
  allPassed: (r) => r.s.table.passes >= seatsIn(r),
  stackDone,
  isSomethingDue,
}
