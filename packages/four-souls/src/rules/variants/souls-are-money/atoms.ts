// That a soul has been spent this turn is kept with the variant's card.

import { object, type Ref } from "@soulspire/kernel"
import type { FourSoulsRun } from "../../../state/run.ts"

const SPENT = "$spent"

export function noteSpent(r: FourSoulsRun, card: Ref): void {
  const o = object(r, card)
  if (o !== null) o.memo = { ...o.memo, [SPENT]: r.s.table.turn }
}

export const wasSpent = (r: FourSoulsRun, card: Ref): boolean =>
  object(r, card)?.memo?.[SPENT] === r.s.table.turn
