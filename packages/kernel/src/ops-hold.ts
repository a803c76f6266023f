// Triggers that players place in any order they like, whoever's they are: kept together, and done one by one, each with
// all that it sets off. What makes no difference to anything goes its usual way.

import { thisOf } from "./bindings.ts"
import { areAlikeTriggers } from "./alike.ts"
import { op } from "./op.ts"
import { announceTrigger } from "./ops-announce.ts"
import { triggerKeys } from "./ops-settle.ts"
import { contestedOf, footprintsOf } from "./order.ts"
import { pushProgram } from "./frames.ts"
import { takeOut } from "./plain.ts"
import { NOBODY, type Ref, type Seat } from "./refs.ts"
import { NEXT, object, type Run, STAY } from "./run.ts"
import type { Pending } from "./state.ts"

/** Not waiting on any track. */
const HELD = -1

export const heldBack = (r: Run): Pending[] => r.s.pending.filter(({ track }) => track === HELD)

/** Takes together what waits on this track and what is held already; what nothing depends on is let go to its owner's track. */
const hold = op(
  "hold",
  {},
  {
    run(r) {
      if (r.s.pending.length === 0) return NEXT
      const group = r.s.pending.filter(({ track }) => track === HELD || track === r.track)
      const contested = contestedOf(r, group, true)
      const own = ({ controller }: Pending): number =>
        r.m.spec.triggers === "own" && controller !== NOBODY ? controller + 1 : 0
      for (const each of group) each.track = contested.includes(each) ? HELD : own(each)
      return NEXT
    },
  },
)

function release(r: Run, pending: Pending): void {
  takeOut(r.s.pending, pending)
  pushProgram(r, "$held")
  announceTrigger(r, pending)
}

/** The next of them in the usual order. */
const nextHeld = op(
  "nextHeld",
  {},
  {
    run(r) {
      const group = heldBack(r)
      if (group.length === 0) return NEXT
      if (group.length === 1) {
        release(r, group[0])
        return STAY
      }
      const { order } = r.m.spec
      const ranks =
        order === undefined
          ? group.map(({ stamp }) => stamp)
          : footprintsOf(r, order, group).map((found, i) => order.usual(r, group[i], found))
      release(r, group[ranks.indexOf(Math.min(...ranks))])
      return STAY
    },
  },
)

/** What a seat may say comes next: its own and nobody's; of those that are all alike, one. */
export function heldFor(r: Run, seat: Seat): { key: string; refs: Ref[]; pending: Pending }[] {
  const group = heldBack(r)
  const keys = triggerKeys(r, group)
  const offered: Pending[] = []
  return group.flatMap((pending, i) => {
    if (pending.controller !== seat && pending.controller !== NOBODY) return []
    if (offered.some((other) => areAlikeTriggers(r, [other, pending]))) return []
    offered.push(pending)
    const source = thisOf(pending.env)
    return [{ key: keys[i], refs: object(r, source) === null ? [] : [source], pending }]
  })
}

/** Does one of them, by its key, and all that it sets off. */
export function doHeld(r: Run, seat: Seat, key: string): void {
  const found = heldFor(r, seat).find((each) => each.key === key)
  if (found !== undefined) release(r, found.pending)
}

export const holdOps = [hold, nextHeld]
