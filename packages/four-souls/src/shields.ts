// Damage that is prevented before it happens: so many of the next points that somebody would take this turn (FS-6.25.1).

import { emit, type Ref } from "@soulspire/kernel"
import type { FourSoulsRun } from "./run.ts"

/** Makes a shield for somebody; its number is what its use is known by. */
export function raiseShield(r: FourSoulsRun, whom: Ref, points: number): number {
  const id = ++r.s.clock
  if (points > 0) r.s.table.shields.push({ id, whom, left: points })
  return id
}

/** How much of this damage is left once shields have taken theirs. In some rulesets a shield breaks with one blow (RD-24). */
export function shielded(r: FourSoulsRun, whom: Ref, damage: number): number {
  const t = r.s.table
  if (t.shields.length === 0) return damage
  let left = damage
  for (const shield of t.shields) {
    if (shield.whom !== whom || left === 0) continue
    const amount = Math.min(left, shield.left)
    left -= amount
    shield.left = t.rules.preventionShield === "by-point" ? shield.left - amount : 0
    emit(r, { k: "prevented", whom, amount, shield: shield.id }, null)
  }
  t.shields = t.shields.filter((shield) => shield.left > 0)
  return left
}
