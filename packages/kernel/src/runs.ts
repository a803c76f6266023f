// The run of a state: a state has one at a time, and nothing else knows its index or what was last asked in it. So an index
// cannot be another state's, nor that of the same state as it was: whoever changes a state does so by its run.

import { buildIndex, present } from "./ability-index.ts"
import type { Run, Compiled } from "./run.ts"
import type { State } from "./state.ts"

/**
 * Where a state keeps its run: a property that no loop, JSON, hash or comparison sees, for a run can always be made anew
 * from the state alone. Not a WeakMap from states to runs: a run refers to its state, and the young generation's collector
 * takes what a WeakMap holds for alive, so that every copy survived it (a copy of Spire's state: 65 µs instead of 14).
 */
const RUN = Symbol("run")

const runAt = (s: object): Run | undefined => (s as { [RUN]?: Run })[RUN]

const keep = (s: object, run: Run | undefined): void =>
  void Object.defineProperty(s, RUN, { value: run, writable: true, configurable: true, enumerable: false })

const newRun = <T, D>(
  m: Compiled<T, D>,
  s: State<T, D>,
  oracle: boolean,
  index: Run["index"],
): Run<T, D> => ({
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
  look: null,
})

/** A run that nobody else will come upon, with its index built from the state. */
export function startRun<T, D>(m: Compiled<T, D>, s: State<T, D>, oracle: boolean): Run<T, D> {
  const r = newRun(m, s, oracle, { lists: [], given: null, layered: 0 })
  r.index = buildIndex(r)
  return r
}

/** The run of a state. If another game played it last, as the same rules with every look-up scanned do, that run is over. */
export function runOf<T, D>(m: Compiled<T, D>, s: State<T, D>, oracle: boolean): Run<T, D> {
  const known = runAt(s)
  if (known !== undefined && known.m === (m as Compiled) && known.oracle === oracle) return known as Run<T, D>
  const r = startRun(m, s, oracle)
  keep(s, r)
  return r
}

/**
 * A copy begins with the index of what it was copied from: they share it until one of them changes. What is asked there is
 * asked here too, so nobody looks for it again who gives each answer in a copy.
 */
export function shareRun<T, D>(from: State<T, D>, to: State<T, D>): void {
  const r = runAt(from)
  if (r === undefined) return
  const made = newRun(r.m, to, r.oracle, present(r))
  made.asked = r.asked
  made.listed = r.listed
  keep(to, made)
}

/** What was going on in this state went wrong half-way: nothing that was noted beside it can be trusted. */
export const forgetRun = (s: State): void => keep(s, undefined)
