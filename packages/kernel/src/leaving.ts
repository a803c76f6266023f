// A seat leaves the game for good: nobody asks, names or waits for it any more. What becomes of its objects, and of what
// was going on, is the game's to say.

import { bit } from "./knowledge.ts"
import type { Seat } from "./refs.ts"
import type { Run } from "./run.ts"
import { endEffectsOf } from "./triggers.ts"

/** The game has noted it already (see `gone`); what this seat had under way is dropped. */
export function leaveGame(r: Run, seat: Seat): void {
  if (((r.m.spec.gone?.(r) ?? 0) & bit(seat)) === 0) throw new Error(`seat ${seat} is still in the game`)
  const track = r.s.tracks[seat + 1]
  track.frames.length = 0
  track.standing = 0
  track.waiting = false
  r.s.pending = r.s.pending.filter(({ controller }) => controller !== seat)
  endEffectsOf(r, seat)
}
