// What waits on the stack, looked at: which steps and deaths are there already, and which deaths are due.

import { type Env, object, type Plain, type Ref, zone } from "@soulspire/kernel"
import { type FourSoulsRun, healthLeft, isSeat, player } from "../../state/run.ts"

/** Steps that happen whatever is cancelled, once they wait: what is to be paid, put away or filled (FSC-8.2). */
const CERTAIN = ["payPenalty", "putDeadAway", "refillMonsters", "refillShop", "refillRooms"]

export const isCertain = (r: FourSoulsRun, item: Ref): boolean =>
  CERTAIN.includes(object(r, item)?.memo?.["program"] as string)

/** Does this step wait on the stack already? */
export const isStacked = (r: FourSoulsRun, program: string, name: string, value: Plain): boolean =>
  r.s.zones[zone(r, "stack")].some((ref) => {
    const memo = object(r, ref)?.memo
    return memo?.["program"] === program && (memo["args"] as Env)[name] === value
  })

/** Is a death of this one waiting already? */
function isDying(r: FourSoulsRun, whom: Ref): boolean {
  for (const ref of r.s.zones[zone(r, "stack")]) {
    const data = object(r, ref)?.data
    if (data?.what === "death" && data.whom === whom) return true
  }
  return false
}

/** At 0 HP, and a death is due: once a turn for a player (FS-11.2.5), never for an eternal object (FS-11.0.3). */
export const isDue = (r: FourSoulsRun, whom: Ref): boolean =>
  healthLeft(r, whom) === 0 && !(isSeat(r, whom) && player(r, whom).died > 0) && !isDying(r, whom)
