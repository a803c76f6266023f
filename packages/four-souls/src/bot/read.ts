// Small readings of a table that the rest of the bot shares.

import { type Def, defAt, object, type Ref, type Seat, zone } from "@soulspire/kernel"
import { lootPlaysLeft } from "../rules/loot/plays.ts"
import { type FourSoulsRun, healthLeft, isEternal, type ReadData } from "../state/run.ts"
import { itemWorth, lootWorth, luckOf, mendsWith, savesWith } from "./printed.ts"

export function defOf(r: FourSoulsRun, ref: Ref): Def | null {
  const no = defAt(r, ref)
  return no < 0 ? null : r.m.defs[no].def
}

export const boardOf = (r: FourSoulsRun, seat: Seat): readonly Ref[] => r.s.zones[zone(r, "board", seat)]
export const handOf = (r: FourSoulsRun, seat: Seat): readonly Ref[] => r.s.zones[zone(r, "hand", seat)]

export const worthOfItem = (r: FourSoulsRun, ref: Ref): number => {
  const def = defOf(r, ref)
  return def === null ? 0 : itemWorth(def)
}
export const worthOfLoot = (r: FourSoulsRun, ref: Ref): number => {
  const def = defOf(r, ref)
  return def === null ? 0 : lootWorth(def)
}

export const isReady = (r: FourSoulsRun, ref: Ref): boolean => (object(r, ref)?.data?.deactivated ?? 1) === 0

/** What waits on top of the stack, or null. */
export function nextOnStack(r: FourSoulsRun): { ref: Ref; data: ReadData; by: Seat } | null {
  const waiting = r.s.zones[zone(r, "stack")]
  if (waiting.length === 0) return null
  const o = object(r, waiting[waiting.length - 1])
  return o === null || o.data === null ? null : { ref: o.ref, data: o.data, by: o.controller }
}

/** What is kept ready for an attack: misses that can be mended, how many numbers of a die mend one, and HP that are saved. */
export interface Reserve {
  mends: number
  mending: number
  saves: number
}

export function reserveOf(r: FourSoulsRun, seat: Seat, hits: number): Reserve {
  const reserve: Reserve = { mends: 0, mending: 0, saves: 0 }
  let sum = 0
  const count = (def: Def | null): boolean => {
    if (def === null) return false
    const mends = mendsWith(def)
    if (mends !== 0) {
      reserve.mends++
      sum += mends < 0 ? hits : mends
    } else if (savesWith(def) > 0) reserve.saves++
    else return false
    return true
  }
  for (const ref of boardOf(r, seat)) if (isReady(r, ref)) count(defOf(r, ref))
  let plays = lootPlaysLeft(r, seat)
  if (plays > 0) for (const ref of handOf(r, seat)) if (plays > 0 && count(defOf(r, ref))) plays--
  reserve.mending = reserve.mends === 0 ? 0 : Math.round(sum / reserve.mends)
  return reserve
}

/** The HP that somebody can lose before dying. */
export function lifeOf(r: FourSoulsRun, seat: Seat): number {
  let life = healthLeft(r, seat)
  for (const { whom, left } of r.s.table.shields) if (whom === seat) life += left
  return life
}

/** How many numbers of a die are good for somebody besides those that hit anyway. */
export function luckOfSeat(r: FourSoulsRun, seat: Seat): number {
  let luck = 0
  for (const ref of boardOf(r, seat)) {
    const def = defOf(r, ref)
    if (def !== null) luck += luckOf(def)
  }
  return luck
}

const least = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.max(0, Math.min(...values))

/** The items that dying can cost somebody. */
const losable = (r: FourSoulsRun, seat: Seat): Ref[] =>
  boardOf(r, seat).filter((ref) => {
    const def = defOf(r, ref)
    return def !== null && def.kinds.includes("item") && !isEternal(r, ref)
  })

/** The penalty: an item, a loot card and a cent, all of one's own choice. */
export const penaltyOf = (r: FourSoulsRun, seat: Seat, known: boolean): number =>
  least(losable(r, seat).map((ref) => worthOfItem(r, ref))) +
  (known
    ? least(handOf(r, seat).map((ref) => worthOfLoot(r, ref)))
    : Math.min(1, handOf(r, seat).length) * 2) +
  Math.min(1, r.s.table.players[seat].cents)

/** Of any card, to whoever has it. */
export const worthOfPick = (r: FourSoulsRun, ref: Ref): number => {
  const def = defOf(r, ref)
  return def?.back === "loot" ? worthOfLoot(r, ref) : worthOfItem(r, ref)
}
