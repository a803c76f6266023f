// A cheap name for a position of a combat: what can make a difference until the round is over, and no order that makes none.

import { object, type Ref, type Seat, seatsOf, zoneId } from "@soulspire/kernel"
import type { SpireObj, SpireRun } from "../state/run.ts"
import { type Data, inCombat, type Player } from "../state/types.ts"
import { zoneNo } from "../state/zones.ts"

const numbersOfData = (data: Data): string =>
  `${data.hp},${data.block},${data.strength},${data.weak},${data.vulnerable},${data.poison},${data.cube},${data.mode},${data.counters},${data.used},${data.usedUp},${data.retained}`

const layersOf = ({ layers, memo }: SpireObj): string =>
  (layers === null ? "" : JSON.stringify(layers.map(({ stamp: _stamp, ...rest }) => rest))) +
  (memo === null ? "" : JSON.stringify(memo))

/** A card or a relic: which one, and whatever is noted on it. */
function itemSign(o: SpireObj): string {
  const { data } = o
  const noted =
    data !== null && data.counters + data.used + data.usedUp + data.retained > 0
      ? `:${data.counters},${data.used},${data.usedUp},${data.retained}`
      : ""
  return o.layers === null && o.memo === null ? `${o.def}${noted}` : `${o.def}${noted}${layersOf(o)}`
}

/** What an object is to whoever aims at it, or picks it. */
export function sign(r: SpireRun, ref: Ref): string {
  const o = object(r, ref)
  if (o === null) return `${ref}`
  if (o.data !== null && o.data.maxHp > 0) return `e${o.def}:${o.data.row}:${numbersOfData(o.data)}`
  return `${itemSign(o)}@${o.zone}`
}

const signOf = (r: SpireRun, ref: Ref): string => itemSign(object(r, ref) as SpireObj)

const pile = (r: SpireRun, no: number, seat: Seat): string =>
  r.s.zones[zoneId(r, no, seat)]
    .map((ref) => signOf(r, ref))
    .toSorted()
    .join(" ")

const playerKey = (p: Player): string => {
  let key = ""
  for (const name in p) {
    const value = p[name as keyof Player]
    if (typeof value === "number" || typeof value === "string") key += `${value},`
  }
  return key
}

/** Null while something is going on: only where a seat may do whatever it likes is all of it in what lies on the table. */
export function key(r: SpireRun, _seat: Seat): string | null {
  const { s } = r
  const { table } = s
  if (!inCombat(table) || table.phase !== "play" || s.pending.length > 0) return null
  const { playing, enemies, attached, hand, discard, exhaust, powers, items, draw } = zoneNo
  if (s.zones[zoneId(r, playing)].length > 0) return null
  let found = `${table.die}|${table.plays.map(({ card, x, paid }) => `${card},${x},${paid}`).join()}|`
  for (const seat of seatsOf(s)) {
    found += `${playerKey(table.players[seat])}|${s.zones[zoneId(r, draw, seat)].length}|`
    for (const no of [hand, discard, exhaust, powers, items]) found += `${pile(r, no, seat)}|`
  }
  for (const ref of s.zones[zoneId(r, enemies)]) found += `${sign(r, ref)};`
  for (const ref of s.zones[zoneId(r, attached)]) found += `${signOf(r, ref)};`
  for (const { ability, uses } of s.effects) found += `+${ability},${uses}`
  for (const { frames } of s.tracks) for (const f of frames) found += `/${f.p},${f.pc}`
  return found
}
