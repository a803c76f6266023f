// What everybody sees of a combat besides the cards: all of the table, and what stands on an enemy.

import { type Obj, type Plain, statOf } from "@soulspire/kernel"
import { comingOf } from "./intents.ts"
import type { SpireRun } from "./run.ts"
import { type Data, EVERY_ROW } from "./types.ts"

/** Rows as players count them: from 1, and 0 for who stands in all of them. */
const rowNumber = (row: number): number => (row === EVERY_ROW ? 0 : row + 1)

export function showTable(r: SpireRun): Record<string, Plain> {
  const { table } = r.s
  return {
    ...table,
    players: table.players.map((each, seat) => ({
      ...each,
      rewards: each.rewards.map((reward) => ({ ...reward })),
      rowNumber: rowNumber(each.row),
      orbSlots: statOf(r, seat, "orbSlots"),
      // The stance once more, for whoever shows numbers alone.
      calm: each.stance === "calm" ? 1 : 0,
      wrath: each.stance === "wrath" ? 1 : 0,
    })),
  }
}

export function showObject(r: SpireRun, o: Obj<Data>): Record<string, Plain> {
  if (o.data === null || o.data.maxHp === 0) return {}
  const { hp, maxHp, block, strength, weak, vulnerable, poison, row, place, cube, mode } = o.data
  const coming = comingOf(r, o.ref)
  // In short, for whoever has room for two numbers only: the hardest of the coming hits.
  const hardest = coming?.hits.reduce((most, hit) => (hit.amount > most.amount ? hit : most), coming.hits[0])
  return {
    hp,
    maxHp,
    block,
    strength,
    weak,
    vulnerable,
    poison,
    row,
    rowNumber: rowNumber(row),
    place,
    cube,
    mode,
    damage: hardest?.amount ?? 0,
    // Once goes without saying.
    times: (hardest?.times ?? 0) > 1 ? (hardest?.times ?? 0) : 0,
    coming: coming === null ? null : { ...coming, hits: coming.hits.map((hit) => ({ ...hit })) },
  }
}
