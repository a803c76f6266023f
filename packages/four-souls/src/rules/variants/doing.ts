// What variants do at a moment of the rules, by themselves: next, before anything else goes on, and off the stack (FSC-Q-9).

import { type ActSpec, actsOf, NOBODY, type Obj, object, push, type Seat } from "@soulspire/kernel"
import type { FourSoulsRun, ReadData, ReadTable } from "../../state/run.ts"
import { variantCards } from "./playing.ts"

/** The moments: what a card does then is an act that nobody chooses. */
export const TABLE_IS_LAID = "tableIsLaid"
export const SOUL_IS_GAINED = "soulIsGained"

const nobodysChoice: ActSpec<ReadTable, ReadData> = { windows: [], list: () => {}, go: () => {} }
export const momentActs: Record<string, ActSpec<ReadTable, ReadData>> = {
  [TABLE_IS_LAID]: nobodysChoice,
  [SOUL_IS_GAINED]: nobodysChoice,
}

export function variantsDo(
  r: FourSoulsRun,
  moment: typeof TABLE_IS_LAID | typeof SOUL_IS_GAINED,
  you: Seat = NOBODY,
): void {
  for (const card of variantCards(r))
    for (const ability of actsOf(r, object(r, card) as Obj<ReadData>, moment))
      push(r, r.m.abilities[ability].p, { this: card, you, did: 0 })
}
