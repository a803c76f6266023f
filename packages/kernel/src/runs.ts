// The run of a state: a state has one at a time, and nothing else knows its index or what was last asked in it. So an index
// cannot be another state's, nor that of the same state as it was: whoever changes a state does so by its run.

import { buildIndex, present } from "./ability-index.ts"
import type { Run, Tables } from "./run.ts"
import type { State } from "./state.ts"

// Beside the state, never in it: a run can always be made anew from the state alone.
const runs = new WeakMap<object, Run>()

const newRun = <T, D>(m: Tables<T, D>, s: State<T, D>, oracle: boolean, index: Run["index"]): Run<T, D> => ({
  m,
  s,
  index,
  stale: false,
  changed: false,
  events: [],
  track: 0,
  oracle,
  asked: null,
  listed: null,
})

/** A run that nobody else will come upon, with its index built from the state. */
export function startRun<T, D>(m: Tables<T, D>, s: State<T, D>, oracle: boolean): Run<T, D> {
  const r = newRun(m, s, oracle, { lists: [], given: null, layered: 0 })
  r.index = buildIndex(r)
  return r
}

/** The run of a state. If another game played it last, as the same rules with every look-up scanned do, that run is over. */
export function runOf<T, D>(m: Tables<T, D>, s: State<T, D>, oracle: boolean): Run<T, D> {
  const known = runs.get(s)
  if (known !== undefined && known.m === (m as Tables) && known.oracle === oracle) return known as Run<T, D>
  const r = startRun(m, s, oracle)
  runs.set(s, r)
  return r
}

/** A copy begins with the index of what it was copied from: they share it until one of them changes. */
export function shareIndex<T, D>(from: State<T, D>, to: State<T, D>): void {
  const r = runs.get(from)
  if (r !== undefined) runs.set(to, newRun(r.m, to, r.oracle, present(r)))
}

/** What was going on in this state went wrong half-way: nothing that was noted beside it can be trusted. */
export const forgetRun = (s: State): void => void runs.delete(s)
