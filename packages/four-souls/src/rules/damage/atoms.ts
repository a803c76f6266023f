// What changes about HP: damage that is marked, healed, or goes with max HP.

import {
  damageOn,
  type FourSoulsRun,
  hasHealth,
  healthLeft,
  isEternal,
  isSeat,
  player,
} from "../../state/run.ts"
import { amount, type FourSoulsAtom, who, whom } from "../../state/proposal.ts"
import { controllerOf, dataOf, emit, object, type Ref, type Seat, statOf, zone } from "@soulspire/kernel"
import { note } from "../../state/note.ts"
import { thawData, thawDataOf, thawPlayer, thawTable } from "../../state/write.ts"
import type { Data, Player } from "../../state/types.ts"

const marks = (r: FourSoulsRun, ref: Ref): Player | Data =>
  isSeat(r, ref) ? thawPlayer(r, ref) : thawData(r, ref)

function markDamage(r: FourSoulsRun, ref: Ref, damage: number): void {
  const marked = marks(r, ref)
  const before = damageOn(r, ref)
  if (damage > before) {
    marked.before = before
    if ("hurtAt" in marked) marked.hurtAt = ++r.s.clock
  }
  marked.damage = Math.max(0, damage)
  marked.max = statOf(r, ref, "health")
  if (!isSeat(r, ref) && object(r, ref)?.zone !== zone(r, "monsters")) note(r.s.table, "hurtItems", 1)
}

/** Who dealt the last blow to something, and on which attack roll. */
function markKiller(r: FourSoulsRun, ref: Ref, killer: Seat, roll: number): void {
  const data = thawData(r, ref)
  data.killer = killer
  data.roll = roll
}

/** From here on damage is counted against the max HP of now; as much is left of it as before. */
export function updateDamage(r: FourSoulsRun, ref: Ref): void {
  const marked = marks(r, ref)
  if (marked.damage === 0) return
  marked.damage = damageOn(r, ref)
  marked.max = statOf(r, ref, "health")
}

/** What has no HP any more has no damage either (FS-6.8.8). */
export function dropDamage(r: FourSoulsRun, ref: Ref): void {
  const data = thawData(r, ref)
  data.damage = data.before = 0
}

/** The end of a turn heals everybody and everything, the dead too, and what was to be prevented is over (FS-7.3.4). */
export function healAll(r: FourSoulsRun): void {
  const t = thawTable(r)
  let healed = false
  for (const each of t.players) {
    healed ||= each.damage > 0
    each.damage = 0
    each.died = 0
  }
  for (const o of r.s.objects)
    if (o.data !== null && o.data.damage > 0) {
      healed = true
      thawDataOf(o).damage = 0
    }
  t.hurtItems = 0
  t.shields = []
  if (healed) emit(r, { k: "healAll" }, null)
}

/** Who would have died has at least 1 HP (FS-6.5.2, FS-6.25.2), or as much as before the blow (RD-04). */
export function leaveAlive(r: FourSoulsRun, whom: Ref): void {
  if (!isSeat(r, whom) && (object(r, whom)?.data ?? null) === null) return
  const { before } = isSeat(r, whom) ? r.s.table.players[whom] : dataOf(r, whom)
  if (r.s.table.rules.preventedDeathHp === "as-before") markDamage(r, whom, before)
  const missing = 1 - healthLeft(r, whom)
  if (missing > 0) markDamage(r, whom, damageOn(r, whom) - missing)
  emit(r, { k: "leftAlive", whom, health: healthLeft(r, whom) }, null)
}

const isDead = (r: FourSoulsRun, ref: Ref): boolean => isSeat(r, ref) && player(r, ref).died > 0

export const damageAtoms: Record<string, FourSoulsAtom> = {
  // Damage as it resolves (FS-6.8.1). At 0 HP it is still taken, but not marked (FS-6.8.2).
  damage: {
    able: (r, p) => amount(p) > 0 && hasHealth(r, whom(p)),
    affected: (r, p) => controllerOf(r, whom(p)),
    commit(r, p) {
      const marked = Math.min(amount(p), healthLeft(r, whom(p)))
      markDamage(r, whom(p), damageOn(r, whom(p)) + marked)
      if (marked > 0 && !isSeat(r, whom(p)))
        markKiller(r, whom(p), controllerOf(r, p["from"] as Ref), p["roll"] as number)
      if (marked > 0 && healthLeft(r, whom(p)) === 0)
        emit(r, { k: "reachesZeroHp", whom: whom(p), attacker: r.s.table.attacker }, null)
    },
  },
  // The dead cannot be healed (FS-11.2.5).
  heal: {
    able: (r, p) => amount(p) > 0 && damageOn(r, whom(p)) > 0 && !isDead(r, whom(p)),
    affected: (r, p) => controllerOf(r, whom(p)),
    commit(r, p) {
      p["amount"] = Math.min(amount(p), damageOn(r, whom(p)))
      markDamage(r, whom(p), damageOn(r, whom(p)) - amount(p))
    },
  },
  /** HP goes to 0; the death comes at the next chance. What is dead already, and an eternal object, stays as it is. */
  kill: {
    able: (r, p) => hasHealth(r, whom(p)) && healthLeft(r, whom(p)) > 0 && !isEternal(r, whom(p)),
    affected: (r, p) => controllerOf(r, whom(p)),
    commit(r, p) {
      markDamage(r, whom(p), statOf(r, whom(p), "health"))
      if (!isSeat(r, whom(p))) markKiller(r, whom(p), controllerOf(r, p["from"] as Ref), 0)
    },
  },
  payHealth: {
    able: (r, p) => healthLeft(r, who(p)) >= amount(p),
    commit(r, p) {
      markDamage(r, who(p), damageOn(r, who(p)) + amount(p))
    },
  },
}
