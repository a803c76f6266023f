// Where no path leads: somebody has to take the party there (STS-5.1).

import { NOBODY, permitted, type Seat } from "@soulspire/kernel"
import { player, type SpireRun } from "../../state/run.ts"
import { partyOf } from "../../state/types.ts"

/** Who wants to go to this space and needs no path; NOBODY if nobody does. */
export const pilotTo = (r: SpireRun, space: string): Seat =>
  partyOf(r.s.table).find((seat) => player(r, seat).wish === space && permitted(r, "fly", seat)) ?? NOBODY

/** May the party go to any space above it this once? */
export const mayLeap = (r: SpireRun): boolean => partyOf(r.s.table).some((seat) => permitted(r, "leap", seat))
