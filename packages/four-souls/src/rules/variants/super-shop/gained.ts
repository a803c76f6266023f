// What a variant does as somebody has gained a soul: next, before anything else goes on, and off the stack (FSC-Q-9).

import { actsOf, type Obj, object, push, type Seat } from "@soulspire/kernel"
import type { FourSoulsRun, ReadData } from "../../../state/run.ts"
import { variantCards } from "../playing.ts"

/** It is nobody's choice: the rules do it. */
export const GAINED = "soulIsGained"

export function soulIsGained(r: FourSoulsRun, who: Seat): void {
  for (const card of variantCards(r))
    for (const ability of actsOf(r, object(r, card) as Obj<ReadData>, GAINED))
      push(r, r.m.abilities[ability].p, { this: card, you: who, did: 0 })
}
