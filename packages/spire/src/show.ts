// What everybody sees of a combat besides the cards: all of the table, and what stands on an enemy.

import { type Obj, type Plain, seatNo, statOf } from "@soulspire/kernel"
import { boardOf } from "./boards/index.ts"
import { comingOf } from "./intents.ts"
import { nextSpaces, spaceAt } from "./map.ts"
import { priceOf } from "./merchant.ts"
import { hasKind, type SpireRun } from "./run.ts"
import { tokensOfEnemy } from "./state/new.ts"
import { type Data, EVERY_ROW, type Table } from "./types.ts"

/** Rows as players count them: from 1, and 0 for who stands in all of them. */
const rowNumber = (row: number): number => (row === EVERY_ROW ? 0 : row + 1)

/** The map with what lies on it, the way so far and where paths lead from here; null in a combat alone. */
function showMap(table: Table): Plain {
  if (table.climb === 0) return null
  const board = boardOf(table)
  return {
    board: board.id,
    path: table.path === "" ? [] : table.path.split("/"),
    next: nextSpaces(table, board).flatMap(({ node, path }) => (path ? [node.id] : [])),
    places: board.nodes.map((node) => ({
      id: node.id,
      row: node.row,
      column: node.column,
      sign: table.spaces[node.place],
      room: spaceAt(table, node),
      exits: [...node.exits],
    })),
  }
}

export function showTable(r: SpireRun): Record<string, Plain> {
  const { table } = r.s
  return {
    ...table,
    map: showMap(table),
    players: table.players.map((each, seat) => ({
      ...each,
      rewards: each.rewards.map((reward) => ({ ...reward })),
      rowNumber: rowNumber(each.row),
      orbSlots: statOf(r, seatNo(seat), "orbSlots"),
      // The stance once more, for whoever shows numbers alone.
      calm: each.stance === "calm" ? 1 : 0,
      wrath: each.stance === "wrath" ? 1 : 0,
    })),
  }
}

/** Which reward it belongs to, who has picked it, and what a merchant asks for it. */
function showOffer(r: SpireRun, o: Obj<Data>, { slot, takenBy }: Data): Record<string, Plain> {
  const isForSale = r.s.table.room === "merchant" && !hasKind(r, o.ref, "ticket")
  return { slot, takenBy, ...(isForSale ? { price: priceOf(r, o.ref) } : {}) }
}

export function showObject(r: SpireRun, o: Obj<Data>): Record<string, Plain> {
  if (o.data === null) return {}
  if (r.m.zones[o.zone].kind === "offers" || r.m.zones[o.zone].kind === "pool") return showOffer(r, o, o.data)
  if (o.data.maxHp === 0) return o.data.counters > 0 ? { counters: o.data.counters } : {}
  const { hp, maxHp, block, row, place, cube, mode } = o.data
  const coming = comingOf(r, o.ref)
  // In short, for whoever has room for two numbers only: the hardest of the coming hits.
  const hardest = coming?.hits.reduce((most, hit) => (hit.amount > most.amount ? hit : most), coming.hits[0])
  return {
    hp,
    maxHp,
    block,
    ...tokensOfEnemy(o.data),
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
