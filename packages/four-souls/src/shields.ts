// Damage that is prevented before it happens: so many of the next points that somebody would take this turn (FS-6.25.1).

import { emit, type Ref } from "@soulspire/kernel"
import type { FourSoulsRun } from "./run.ts"

/** Makes a shield for somebody; its number is what its use is known by. */
export function raiseShield(r: FourSoulsRun, whom: Ref, points: number): number {
  const id = ++r.s.clock
  if (points > 0) r.s.table.shields.push({ id, whom, left: points })
  return id
}

/** Has somebody had a shield this turn, used up or not? */
export const hadShield = (r: FourSoulsRun, whom: Ref): boolean =>
  r.s.table.shields.some((shield) => shield.whom === whom)

export const isShielded = (r: FourSoulsRun, whom: Ref): boolean =>
  r.s.table.shields.some((shield) => shield.whom === whom && shield.left > 0)

/** How much of this damage is left once shields have taken theirs, the oldest first. In some rulesets a shield breaks with one blow (RD-24). */
export function shielded(r: FourSoulsRun, whom: Ref, damage: number): number {
  const t = r.s.table
  let left = damage
  for (const shield of t.shields) {
    if (shield.whom !== whom || shield.left === 0 || left === 0) continue
    const amount = Math.min(left, shield.left)
    left -= amount
    shield.left = t.rules.preventionShield === "by-point" ? shield.left - amount : 0
    emit(r, { k: "prevented", whom, amount, shield: shield.id }, null)
  }
  return left
}
