// Shields come, and are used up by damage (FS-6.25.1).

import { emit, type Ref } from "@soulspire/kernel"
import type { FourSoulsRun } from "../../state/run.ts"
import { kindOf } from "./shields.ts"
import { thawTable } from "../../state/write.ts"
import type { Shield } from "../../state/types.ts"

/** Makes a shield for somebody. Its number is what its use is known by, and that of its group the number of the first of them. */
export function addShield(
  r: FourSoulsRun,
  whom: Ref,
  points: number,
  source: string,
  watched: boolean,
): Shield {
  const { shields } = thawTable(r)
  const kind = kindOf(r, source, points, watched)
  const id = ++r.s.clock
  const group = shields.find((each) => each.whom === whom && each.kind === kind)?.group ?? id
  const shield: Shield = { id, group, whom, kind, left: points }
  if (points <= 0) return shield
  shields.push(shield)
  emit(r, { k: "shield", whom, amount: points }, null)
  return shield
}

/** How much of this damage is left once a group has taken its part, the oldest first. In some rulesets a shield breaks with one blow (RD-24). */
export function absorbDamage(r: FourSoulsRun, group: number, damage: number): number {
  const t = thawTable(r)
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
