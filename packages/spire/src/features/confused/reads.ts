// What cards cost a player who is confused.

import { NOBODY, object, type Ref } from "@soulspire/kernel"
import { hasKind, isSeat, player, type SpireRun } from "../../state/run.ts"

/** What this card costs whatever else changes its cost; null where that is open, and where it lies in no hand. What is unplayable has no cost (STS-9.13). */
export function costFixed(r: SpireRun, card: Ref): number | null {
  // Hardly anybody ever is.
  if (!r.s.table.players.some(({ confused }) => confused > 0)) return null
  const o = object(r, card)
  if (o === null) return null
  const { kind, seat } = r.m.zones[o.zone]
  if (seat === NOBODY || kind !== "hand") return null
  const { confused } = player(r, seat)
  return confused === 0 || hasKind(r, card, "unplayable") ? null : confused
}

export const confusedReads = {
  confused: (r: SpireRun, ref: Ref): number => (isSeat(r, ref) ? player(r, ref).confused : 0),
}
