// Slots that are added to the table (FS-6.13).

import { emit } from "@soulspire/kernel"
import type { FourSoulsRun, SlotKind } from "../../state/run.ts"
import { thawTable } from "../../state/write.ts"

/** More slots of a kind; they are filled at the next chance. */
export function addSlots(r: FourSoulsRun, kind: SlotKind, amount: number): void {
  const t = thawTable(r)
  if (kind === "shop") t.shopSlots += amount
  else if (kind === "rooms") t.roomSlots += amount
  else t.monsterSlots += amount
  tellSlots(r, kind, amount)
}

const tellSlots = (r: FourSoulsRun, kind: SlotKind, amount: number): void =>
  emit(r, { k: "expand", kind, amount }, null)

/** What is indomitable opens a slot for itself (FS-4.6.6): its number. It is told once the card has been seen there. */
export const openMonsterSlot = (r: FourSoulsRun): number => thawTable(r).monsterSlots++
export const tellMonsterSlot = (r: FourSoulsRun): void => tellSlots(r, "monsters", 1)
