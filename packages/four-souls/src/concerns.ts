// Whom what happens next gives reason to answer: whoever it is aimed at, and everybody else where somebody chose to do it.

import { isSeat, NOBODY, object, type Ref, type Seat, zone } from "@soulspire/kernel"
import type { FourSoulsRun } from "./run.ts"

/** Who is meant by aiming at this: a player, or whose it is. */
const whose = (r: FourSoulsRun, ref: Ref): Seat =>
  isSeat(ref) ? ref : (object(r, ref)?.controller ?? NOBODY)

export function concernedBy(r: FourSoulsRun): Seat[] {
  const waiting = r.s.zones[zone(r, "stack")]
  const next = waiting.length === 0 ? null : object(r, waiting[waiting.length - 1])
  if (next === null || next.data === null) return []
  const { act, controller } = next
  if (act === null) return next.data.whom < 0 ? [] : [whose(r, next.data.whom)]
  const ability = r.m.abilities[act.ability]
  const chosen = ability.k === "act"
  if (chosen)
    return Array.from({ length: r.s.seats }, (_, seat) => seat).filter((seat) => seat !== controller)
  return ability.targets.flatMap(({ as }) => {
    const aim = act.env[as]
    return typeof aim === "number" ? [whose(r, aim)] : []
  })
}
