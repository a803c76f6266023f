// What is seen of a combat and of the way up besides the cards: what the lists of sights show, and what follows from it.

import {
  factOf,
  factsOf,
  type Obj,
  objectShown,
  type Ref,
  type Seat,
  seatNo,
  statOf,
  tableShown,
  type View,
} from "@soulspire/kernel"
import { costFixed } from "../features/confused/reads.ts"
import { miraclesLeft } from "../features/miracles/reads.ts"
import { type OrbWorth, orbWorth } from "../features/orbs/worth.ts"
import type { Orb } from "../features/orbs/reads.ts"
import { retainTests } from "../features/keywords/retain/reads.ts"
import { boardOf } from "../climb/map/boards/index.ts"
import { comingOf } from "../combat/enemies/intents.ts"
import { hitsHeld } from "../combat/hits/held.ts"
import { mayLeap } from "../climb/map/flight.ts"
import { nextSpaces, type Space, spaceAt } from "../climb/map/map.ts"
import { priceOf } from "../climb/merchant/merchant.ts"
import { enemies, hasKind, type SpireRun } from "../state/run.ts"
import { enemyTokens } from "../state/new.ts"
import { objectSight, tableSight } from "./sight.ts"
import { type Data, EVERY_ROW, inCombat, type Table } from "../state/types.ts"

const shownTable = tableShown<Table, typeof tableSight, Beside>(tableSight, {
  map: null,
  miraclesLeft: 0,
  players: {
    rowNumber: 0,
    coming: 0,
    comingLoss: 0,
    orbSlots: 0,
    orbWorth: null,
    lightningRows: 0,
    calm: 0,
    wrath: 0,
  },
})
const shownOf = objectShown<Data, typeof objectSight>(objectSight)
const shownEnemy = shownOf("hp", "maxHp", "block", ...enemyTokens, "row", "place", "cube", "mode", "counters")
const shownOffer = shownOf("slot", "takenBy")

// Types, not interfaces: what a view holds is plain data, and only the former say that nothing else can be in it.

type MapSpace = {
  id: string
  row: number
  column: number
  sign: string
  room: Space
  exits: string[]
}

/** The map with what lies on it, the way so far and where paths lead from here. */
type MapShown = { board: string; path: string[]; next: string[]; places: MapSpace[] }

/** What is worked out beside the table and beside each player. */
type Beside = {
  /** Null in a combat alone. */
  map: MapShown | null
  /** In the supply that all share. */
  miraclesLeft: number
  players: {
    rowNumber: number
    /** What enemies are about to deal to them, all in all, and how much of it their Block does not take. */
    coming: number
    comingLoss: number
    orbSlots: number
    /** What one orb of each kind gives at the end of the turn, and does when it is evoked; null without a slot. */
    orbWorth: Record<Orb, OrbWorth> | null
    /** Above 0, their Lightning is for a whole row. */
    lightningRows: number
    // The stance once more, for whoever shows numbers alone.
    calm: number
    wrath: number
  }
}

type TableShown = ReturnType<typeof shownTable>

/** What stands on an enemy, and what it is about to do: in short as well, for whoever has room for two numbers only. */
type EnemyShown = ReturnType<typeof shownEnemy> & {
  rowNumber: number
  /** Where it stands in several rows, the highest of them; 0 otherwise. */
  toRow: number
  /** HP that it cannot go below just now. */
  leastHp: number
  damage: number
  times: number
  coming: { path: string; hits: { seat: number; printed: number; amount: number; times: number }[] } | null
}

/**
 * What lies on a card: cubes; of what is offered, the reward it belongs to, who has picked it, and what a merchant asks; and of
 * what is in a hand, whether it stays there at the end of this turn, and whether it did at the end of the last one, what it
 * costs now, and what its hits come to, where that is not what is printed on it.
 */
type CardShown = Partial<ReturnType<typeof shownOffer>> & {
  price?: number
  counters?: number
  retained?: number
  wasRetained?: number
  cost?: number
  hits?: { printed: number; amount: number }[]
}

/** Only enemies have HP: `"hp" in shows` tells them apart. */
type ObjectShown = EnemyShown | CardShown

export type SpireView = View<"spire", TableShown, ObjectShown>

/** Rows as players count them: from 1, and 0 for who stands in all of them. */
const rowNumber = (row: number): number => (row === EVERY_ROW ? 0 : row + 1)

function showMap(r: SpireRun): MapShown | null {
  const { table } = r.s
  if (table.climb === 0) return null
  const board = boardOf(table)
  return {
    board: board.id,
    path: table.path === "" ? [] : table.path.split("/"),
    next: nextSpaces(table, board, mayLeap(r)).flatMap(({ node, path }) => (path ? [node.id] : [])),
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

/** All that enemies are about to deal, by seat. */
function comingAt(r: SpireRun): number[] {
  const coming = r.s.table.players.map(() => 0)
  if (inCombat(r.s.table))
    for (const enemy of enemies(r))
      for (const { seat, amount, times } of comingOf(r, enemy)?.hits ?? []) coming[seat] += amount * times
  return coming
}

export function showTable(r: SpireRun, viewer: Seat): TableShown {
  const shown = shownTable(r.s.table, viewer)
  shown.map = showMap(r)
  shown.miraclesLeft = miraclesLeft(r)
  const coming = comingAt(r)
  shown.players.forEach((each, seat) => {
    each.rowNumber = rowNumber(each.row)
    each.coming = coming[seat]
    each.comingLoss = Math.max(0, coming[seat] - each.block)
    each.orbSlots = statOf(r, seatNo(seat), "orbSlots")
    if (each.orbSlots > 0) each.orbWorth = orbWorth(r, seatNo(seat))
    each.lightningRows = statOf(r, seatNo(seat), "lightningRows")
    each.calm = each.stance === "calm" ? 1 : 0
    each.wrath = each.stance === "wrath" ? 1 : 0
  })
  return shown
}

function showOffer(r: SpireRun, o: Obj<Data>, data: Data): CardShown {
  const isForSale = r.s.table.room === "merchant" && !hasKind(r, o.ref, "ticket")
  return { ...shownOffer(data), ...(isForSale ? { price: priceOf(r, o.ref) } : {}) }
}

function showEnemy(r: SpireRun, o: Obj<Data>, data: Data): EnemyShown {
  const coming = comingOf(r, o.ref)
  const hardest = coming?.hits.reduce((most, hit) => (hit.amount > most.amount ? hit : most), coming.hits[0])
  return {
    ...shownEnemy(data),
    rowNumber: rowNumber(data.row),
    toRow: factOf(r, o.ref, "lastRow"),
    leastHp: statOf(r, o.ref, "leastHp"),
    damage: hardest?.amount ?? 0,
    // Once goes without saying.
    times: (hardest?.times ?? 0) > 1 ? (hardest?.times ?? 0) : 0,
    coming: coming === null ? null : { ...coming, hits: coming.hits.map((hit) => ({ ...hit })) },
  }
}

/** Retained by itself, or because somebody has chosen it (STS-9.11). */
function showInHand(r: SpireRun, o: Obj<Data>): CardShown {
  const { ref } = o
  const shown: CardShown = {}
  if (factOf(r, ref, "retain") > 0 || retainTests.isRetained(r, ref)) shown.retained = 1
  if (retainTests.wasRetained(r, ref)) shown.wasRetained = 1
  const cost = changedCost(r, ref)
  if (cost !== null) shown.cost = cost
  const hits = hitsHeld(r, o)
  if (hits.some(({ printed, amount }) => printed !== amount)) shown.hits = hits.map((hit) => ({ ...hit }))
  return shown
}

/** What a card costs now, where that is not what it always does; X is open until something fixes it. */
function changedCost(r: SpireRun, ref: Ref): number | null {
  const facts = factsOf(r, ref)
  if ((facts["x"] ?? 0) > 0) return costFixed(r, ref)
  if (facts["cost"] === undefined) return null
  const now = statOf(r, ref, "cost")
  return now === facts["cost"] ? null : now
}

export function showObject(r: SpireRun, o: Obj<Data>): ObjectShown {
  const { kind } = r.m.zones[o.zone]
  if (kind === "hand") return showInHand(r, o)
  if (o.data === null) return {}
  if (kind === "offers" || kind === "pool") return showOffer(r, o, o.data)
  if (o.data.maxHp === 0) return o.data.counters > 0 ? { counters: o.data.counters } : {}
  return showEnemy(r, o, o.data)
}
