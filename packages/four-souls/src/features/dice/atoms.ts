// The numbers of dice that wait on the stack.

import { dataOf, emit, type Obj, type Ref } from "@soulspire/kernel"
import type { FourSoulsRun, ReadData } from "../../state/run.ts"
import { thawData, thawDataOf } from "../../state/write.ts"

/** The die of a roll shows its number, for all to see (FS-13.2). */
export function showDie(r: FourSoulsRun, who: number, die: Ref, value: number): void {
  thawData(r, die).value = value
  emit(r, { k: "dice", who, value, die, combat: dataOf(r, die).combat }, null)
}

/** Another number for a roll that waits: a new attempt. */
export function changeRoll(r: FourSoulsRun, o: Obj<ReadData>, value: number): void {
  const data = thawDataOf(o)
  data.value = value
  data.attempt = ++r.s.clock
  emit(r, { k: "changeRoll", who: o.controller, value, die: o.ref }, null)
}

/** The number counts as rolled once more. */
export function tellDice(r: FourSoulsRun, { controller, ref, data }: Obj<ReadData>): void {
  const { value, combat } = data as ReadData
  emit(r, { k: "dice", who: controller, value, die: ref, combat }, null)
}
