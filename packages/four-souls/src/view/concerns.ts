// Whom what happens next gives reason to answer: whoever it is aimed at, or whose things it is aimed at.

import { isSeat, NOBODY, type Obj, object, type Ref, type Seat, zone } from "@soulspire/kernel"
import type { FourSoulsRun } from "../state/run.ts"

/** Who is meant by aiming at this: a player, or whose it is. */
const whose = (r: FourSoulsRun, ref: Ref): Seat =>
  isSeat(ref) ? ref : (object(r, ref)?.controller ?? NOBODY)

/** The loot of the turn, where it waits on the stack, does nobody any harm. */
const isLootStep = ({ memo }: Obj): boolean => memo?.["program"] === "lootStep"

export function concernedBy(r: FourSoulsRun): Seat[] {
  const waiting = r.s.zones[zone(r, "stack")]
  const next = waiting.length === 0 ? null : object(r, waiting[waiting.length - 1])
  if (next === null || next.data === null) return []
  const { act, data } = next
  if (act === null) return data.whom < 0 || isLootStep(next) ? [] : [whose(r, data.whom)]
  const aims = r.m.abilities[act.ability].targets.flatMap(({ as }) => act.env[as])
  return [...new Set(aims.flatMap((aim) => (typeof aim === "number" ? [whose(r, aim as Ref)] : [])))]
}
