// Whether it makes a difference in which order things happen that wait: what nothing could tell apart is nobody's question.

import { areAlikeTriggers } from "./alike.ts"
import { alsoComesTo, footprintOf } from "./footprint.ts"
import { type Footprint, KNOWN, type Touch } from "./looks.ts"
import { NOBODY, type Ref } from "./refs.ts"
import type { Run } from "./run.ts"
import type { Fate, OrderSpec } from "./spec.ts"
import type { Pending } from "./state.ts"

const isOf = ({ of }: Touch, ref: Ref): boolean => of === null || of.includes(ref)

/** How much of a number all of them together may add or take. */
const totalOf =
  (all: readonly Footprint[]) =>
  (what: string, of: Ref): number => {
    let total = 0
    for (const { touches } of all)
      for (const each of touches) if (each.what === what && isOf(each, of)) total += each.by ?? 0
    return total
  }

/** What comes of it when all of a number is taken. */
function meet(r: Run, found: Footprint, { what, of, ends, then }: Fate): void {
  if (!found.touches.some((each) => each.what === what && each.way === "less" && isOf(each, of))) return
  if (then === null) found.anything = true
  else alsoComesTo(r, found, then)
  if (ends) found.ends = true
}

/** The footprints of things that all wait to happen now, in this order. */
export function footprintsOf(r: Run, order: OrderSpec, group: readonly Pending[]): Footprint[] {
  const found = group.map(({ ability, env, controller }) =>
    footprintOf(
      r,
      r.m.abilities[ability].ability,
      controller === NOBODY ? { ...env, you: r.m.spec.first(r) } : env,
    ),
  )
  for (const fate of order.fates(r, totalOf(found))) for (const each of found) meet(r, each, fate)
  return found
}

/** Both only look, only add or only take: that comes to the same either way. */
const agree = (a: Touch, b: Touch): boolean => a.way === b.way && a.way !== "set"

const meetsIn = (a: Touch, b: Touch): boolean =>
  a.what === b.what && (a.of === null || b.of === null || a.of.some((ref) => (b.of as Ref[]).includes(ref)))

/** Does something of it outlast what the other ends? */
const outlasts = ({ lasting }: OrderSpec, { touches, ends }: Footprint): boolean =>
  !ends && touches.some(({ what, way }) => way !== "read" && lasting.includes(what))

function cross(order: OrderSpec, a: Footprint, b: Footprint): boolean {
  if (a.anything || b.anything) return true
  if ((a.ends && outlasts(order, b)) || (b.ends && outlasts(order, a))) return true
  return a.touches.some((one) => b.touches.some((other) => meetsIn(one, other) && !agree(one, other)))
}

/** Could whose it is do something else before? */
const mayPause = (r: Run, order: OrderSpec, { controller }: Pending): boolean =>
  controller !== NOBODY && order.pauses(r, controller)

/** Has somebody to choose something for it? */
const isChosenFor = ({ touches, anything }: Footprint): boolean =>
  anything || touches.some(({ what }) => what === KNOWN)

/**
 * Those of them for which it may make a difference when they happen: all, if the game says nothing of its verbs. Who could
 * do something else meanwhile (`between`) also says when what they choose for comes.
 */
export function contestedOf(r: Run, group: readonly Pending[], between = false): Pending[] {
  const { order } = r.m.spec
  if (group.length < (between ? 1 : 2)) return []
  if (order === undefined) return areAlikeTriggers(r, group) ? [] : [...group]
  const pausing = between ? group.map((each) => mayPause(r, order, each)) : []
  // Reading abilities takes its time: not where the answer is plain.
  if (!pausing.includes(true) && areAlikeTriggers(r, group)) return []
  const found = footprintsOf(r, order, group)
  const crossed = (i: number): boolean =>
    group.some(
      (other, j) => i !== j && cross(order, found[i], found[j]) && !areAlikeTriggers(r, [group[i], other]),
    )
  return group.filter((_one, i) => crossed(i) || (between && pausing[i] && isChosenFor(found[i])))
}
