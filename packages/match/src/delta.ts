// The difference between two views of one viewer, and putting it on again: byte for byte the later view.

import type { CardView, Plain, View } from "@soulspire/kernel"
import type { Asked } from "./auto-answer.ts"
import type { Changes, Splice } from "./protocol.ts"

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What lies between the common beginning and the common end. */
function splice(before: readonly CardView[], after: readonly CardView[]): Splice | null {
  const [old, now] = [before, after].map((list) => list.map((each) => JSON.stringify(each)))
  let at = 0
  while (at < old.length && at < now.length && old[at] === now[at]) at++
  let end = 0
  const most = Math.min(old.length, now.length) - at
  while (end < most && old[old.length - 1 - end] === now[now.length - 1 - end]) end++
  const gone = old.length - at - end
  const come = after.slice(at, after.length - end)
  return gone === 0 && come.length === 0 ? null : [at, gone, ...come]
}

function zoneChanges(before: View["zones"], after: View["zones"]): Record<string, Splice> | null {
  const changed: Record<string, Splice> = {}
  for (const name of Object.keys(after)) {
    const cut = splice(before[name], after[name])
    if (cut !== null) changed[name] = cut
  }
  return Object.keys(changed).length === 0 ? null : changed
}

function tableChanges(before: View["table"], after: View["table"]): Changes["table"] | null {
  const names = Object.keys(after)
  // Other fields, or in another order: then the places of the old ones say nothing.
  if (!same(names, Object.keys(before))) return { all: after }
  const set: Record<string, Plain> = {}
  for (const name of names) if (!same(before[name], after[name])) set[name] = after[name]
  return Object.keys(set).length === 0 ? null : { set }
}

const askedChanges = (before: readonly Asked[], after: readonly Asked[]): (number | Asked)[] =>
  after.map((each) => {
    const old = before.find(({ id }) => id === each.id)
    return old !== undefined && same(old, each) ? each.id : each
  })

export function changesBetween(before: View, after: View): Changes {
  const changes: Changes = {}
  const zones = zoneChanges(before.zones, after.zones)
  const table = tableChanges(before.table, after.table)
  if (before.clock !== after.clock) changes.clock = after.clock
  if (!same(before.moment, after.moment)) changes.moment = after.moment
  if (zones !== null) changes.zones = zones
  if (table !== null && table !== undefined) changes.table = table
  if (!same(before.waiting, after.waiting)) changes.waiting = after.waiting
  if (!same(before.asked, after.asked)) changes.asked = askedChanges(before.asked, after.asked)
  if (!same(before.over, after.over)) changes.over = after.over
  return changes
}

function spliced(before: readonly CardView[], [at, gone, ...come]: Splice): CardView[] {
  return before.toSpliced(at, gone, ...come)
}

/** The later view. What has not changed is shared with the earlier one, and neither is ever written to. */
export function withChanges(view: View, changes: Changes): View {
  const { zones: cuts, table, asked, ...rest } = changes
  const zones = { ...view.zones }
  for (const name of Object.keys(cuts ?? {})) zones[name] = spliced(view.zones[name], (cuts ?? {})[name])
  return {
    ...view,
    ...rest,
    zones,
    table: table === undefined ? view.table : "all" in table ? table.all : { ...view.table, ...table.set },
    asked:
      asked?.map((each) =>
        typeof each === "number" ? (view.asked.find(({ id }) => id === each) as Asked) : each,
      ) ?? view.asked,
  }
}
