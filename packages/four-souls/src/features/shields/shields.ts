// Damage that is prevented before it happens: so many of the next points that somebody would take this turn (FS-6.25.1).
// Shields that nothing tells apart are one group, and prevent as one.

import type { FourSoulsRun } from "../../state/run.ts"

/** Nothing comes of its use but that damage is prevented, point by point: one such shield is as good as another. */
const PLAIN = ""

/** Shields of one kind need no order: plain ones, and those of one card and size where that makes a difference (RD-24). */
export const kindOf = (r: FourSoulsRun, source: string, points: number, watched: boolean): string =>
  watched || r.s.table.rules.preventionShield === "by-hit" ? `${source}/${points}` : PLAIN

/** Is there anything left of a group of shields? */
export const isShieldLeft = (r: FourSoulsRun, group: number): boolean =>
  r.s.table.shields.some((shield) => shield.group === group && shield.left > 0)
