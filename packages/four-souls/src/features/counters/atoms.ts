// Counters come and go (FS-6.7).

import { emit, NOBODY, object, type Ref, touched } from "@soulspire/kernel"
import { countersOn, GENERIC, namedOn } from "./counters.ts"
import { type FourSoulsRun, isSeat } from "../../state/run.ts"
import { thawDataOf, thawTable } from "../../state/write.ts"

/** Adds counters of a kind, or takes them away (fewer than none there never are), and tells how many there are now. */
export function changeCounters(r: FourSoulsRun, whom: Ref, name: string, by: number): void {
  if (by === 0 || whom === NOBODY) return
  touched(r)
  write(r, whom, name, Math.max(0, countersOn(r, whom, name) + by))
  emit(r, { k: "counters", whom, name, now: countersOn(r, whom, name) }, null)
}

function write(r: FourSoulsRun, ref: Ref, name: string, now: number): void {
  if (isSeat(r, ref)) {
    const { counters } = thawTable(r)
    const found = counters.find((each) => each.who === ref && each.name === name)
    if (found === undefined) counters.push({ who: ref, name, amount: now })
    else found.amount = now
    return
  }
  const o = object(r, ref)
  if (o === null || o.data === null) return
  thawDataOf(o).counters += now - countersOn(r, ref, name)
  if (name !== GENERIC) (o.memo ??= {})["counters"] = { ...namedOn(r, ref), [name]: now }
}
