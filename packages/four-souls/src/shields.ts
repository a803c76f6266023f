// Damage that is prevented before it happens: so many of the next points that somebody would take this turn (FS-6.25.1).
// Shields that nothing tells apart are one group, and prevent as one.

import { emit, type Ref } from "@soulspire/kernel"
import type { FourSoulsRun } from "./run.ts"
import type { Shield } from "./types.ts"

/** Nothing comes of its use but that damage is prevented, point by point: one such shield is as good as another. */
const PLAIN = ""

/** Shields of one kind need no order: plain ones, and those of one card and size where that makes a difference (RD-24). */
const kindOf = (r: FourSoulsRun, source: string, points: number, watched: boolean): string =>
  watched || r.s.table.rules.preventionShield === "by-hit" ? `${source}/${points}` : PLAIN

/** Makes a shield for somebody. Its number is what its use is known by, and that of its group the number of the first of them. */
export function raiseShield(
  r: FourSoulsRun,
  whom: Ref,
  points: number,
  source: string,
  watched: boolean,
): Shield {
  const { shields } = r.s.table
  const kind = kindOf(r, source, points, watched)
  const id = ++r.s.clock
  const group = shields.find((each) => each.whom === whom && each.kind === kind)?.group ?? id
  const shield: Shield = { id, group, whom, kind, left: points }
  if (points > 0) shields.push(shield)
  return shield
}

/** Is there anything left of a group of shields? */
export const isUp = (r: FourSoulsRun, group: number): boolean =>
  r.s.table.shields.some((shield) => shield.group === group && shield.left > 0)

/** How much of this damage is left once a group has taken its part, the oldest first. In some rulesets a shield breaks with one blow (RD-24). */
export function shielded(r: FourSoulsRun, group: number, damage: number): number {
  const t = r.s.table
  let left = damage
  for (const shield of t.shields) {
    if (shield.group !== group || shield.left === 0 || left === 0) continue
    const amount = Math.min(left, shield.left)
    left -= amount
    shield.left = t.rules.preventionShield === "by-point" ? shield.left - amount : 0
    emit(r, { k: "prevented", whom: shield.whom, amount, shield: shield.id }, null)
  }
  return left
}
