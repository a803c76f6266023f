// Positions that are set up by hand, behind the rules' back: what lies on a table goes, and cards are put where they shall
// lie. Facts of its own, such as coins and whose turn it is, are a game's to lay.

import { spawn } from "./objects.ts"
import type { Ref, Seat } from "./refs.ts"
import type { Run } from "./run.ts"

/** Everything off the table. */
export function clearTable<T, D>(r: Run<T, D>): void {
  r.s.objects.length = 0
  r.s.free.length = 0
  r.s.pending.length = 0
  for (const list of r.s.zones) list.length = 0
  r.index = { lists: r.m.keyNames.map(() => []), given: null, layered: 0 }
  r.stale = true
}

/** Cards into a zone, the first one undermost. */
export function putCards<T, D>(r: Run<T, D>, ids: readonly string[], zone: number, seat: Seat): Ref[] {
  return ids.map((card) => {
    const def = r.m.defNumber.get(card)
    if (def === undefined) throw new Error(`no card is called "${card}"`)
    return spawn(r, def, zone, seat).ref
  })
}

/** Results to come, by stream of chance, counted from 0; chance goes on behind them. */
export function fixResults<T, D>(r: Run<T, D>, results: Readonly<Record<string, readonly number[]>>): void {
  r.s.random.fixed = [...r.m.streams.keys()].map((name) => [...(results[name] ?? [])])
}

/** What was done so far cannot be taken back, and nobody has done it. */
export function forgetDoings<T, D>(r: Run<T, D>): void {
  r.s.pending.length = 0
  r.s.undo = 0
}
