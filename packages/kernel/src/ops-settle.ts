// Placing the triggers that were met: nobody's first, then each seat's in turn order; a seat with several puts its own in
// order, where the order makes a difference.

import { thisOf } from "./bindings.ts"
import { unbind } from "./frames.ts"
import { bit } from "./knowledge.ts"
import { op } from "./op.ts"
import { contestedOf } from "./order.ts"
import { takeOut } from "./plain.ts"
import { NOBODY, type Ref } from "./refs.ts"
import { asking, controllerOf, NEXT, type Run, seatOrder, STAY, WAIT } from "./run.ts"
import type { Pending } from "./state.ts"
import { announceTrigger } from "./ops-announce.ts"
import { numbered, waitingName } from "./waiting-names.ts"

function waitingGroup(r: Run): Pending[] {
  const { pending: all } = r.s
  // Mostly there is one: nobody need be ranked.
  if (all.length === 1) return all[0].track === r.track ? [all[0]] : []
  let group: Pending[] = []
  let best = Infinity
  const order = seatOrder(r)
  for (const pending of all) {
    if (pending.track !== r.track) continue
    const rank = pending.controller === NOBODY ? -1 : order.indexOf(pending.controller)
    if (rank < best) {
      best = rank
      group = []
    }
    if (rank === best) group.push(pending)
  }
  return group
}

/** A key for each; those of one name are numbered. */
export const triggerKeys = (r: Run, group: readonly Pending[]): string[] =>
  numbered(group.map(({ ability, env }) => waitingName(r, thisOf(env), ability)))

const settle = op(
  "settle",
  {},
  {
    run(r, f) {
      if (r.s.pending.length === 0) return NEXT
      const group = waitingGroup(r)
      if (group.length === 0) return NEXT
      const sorted = f.env["$order"] as number[] | undefined
      const next = sorted === undefined ? undefined : group.find((each) => each.stamp === sorted[0])
      if (next === undefined && contestedOf(r, group).length > 0) {
        if (f.env["$order"] !== undefined) unbind(f, "$order")
        return WAIT
      }
      if (sorted !== undefined && sorted.length > 1) sorted.shift()
      else if (sorted !== undefined) unbind(f, "$order")
      const pending = next ?? group[0]
      takeOut(r.s.pending, pending)
      announceTrigger(r, pending)
      return STAY
    },
    seats(r) {
      const { controller } = waitingGroup(r)[0]
      return bit(controller === NOBODY ? r.m.spec.first(r) : controller)
    },
    ask(r) {
      const { length } = waitingGroup(r)
      return asking("order", "triggers", length, length)
    },
    options(r) {
      const group = waitingGroup(r)
      const keys = triggerKeys(r, group)
      return group.map((each, i) => ({ key: keys[i], refs: sourceOf(r, each) }))
    },
    answer(r, f, _a, _seat, keys) {
      const group = waitingGroup(r)
      const all = triggerKeys(r, group)
      f.env["$order"] = keys.map((key) => group[all.indexOf(key)].stamp)
      return STAY
    },
  },
)

const sourceOf = (r: Run, pending: Pending): Ref[] => {
  const source = thisOf(pending.env)
  return controllerOf(r, source) !== NOBODY ? [source] : []
}

export const settleOps = [settle]
