// The numbers of dice that wait on the stack.

import { type FourSoulsAtom, who } from "../../state/proposal.ts"
import { dataOf, emit, type Obj, object, type Ref } from "@soulspire/kernel"
import { d6, type FourSoulsRun, type ReadData } from "../../state/run.ts"
import { thawData, thawDataOf } from "../../state/write.ts"

/** The die of a roll shows its number, for all to see (FS-13.2). */
function showDie(r: FourSoulsRun, who: number, die: Ref, value: number): void {
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

/** The die of a roll that waits on the stack shows its number, for all to see (FS-13.2). */
const rollDice: FourSoulsAtom = {
  able: (r, p) => object(r, p["die"] as Ref) !== null,
  affected: (_r, p) => who(p),
  commit(r, p) {
    showDie(r, who(p), p["die"] as Ref, (p["value"] as number | undefined) ?? d6(r))
  },
}

export const diceAtoms: Record<string, FourSoulsAtom> = { rollDice }
