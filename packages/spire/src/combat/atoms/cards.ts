// What changes on cards that are played, lie in play or are offered.

import { emit, moveObject, type Frame, type Ref, type Seat, zoneId } from "@soulspire/kernel"
import { holderOf, player, type SpireRun } from "../../state/run.ts"
import { dataToWrite, playerToWrite, tableToWrite } from "../../state/write.ts"
import { zoneNo } from "../../state/zones.ts"

/** What goes with a card while it is played: what X is, what was paid, and what is to come of it. */
export function beginPlay(
  r: SpireRun,
  card: Ref,
  x: number,
  paid: number,
  retained: number,
  consumed: number,
): void {
  const data = dataToWrite(r, card)
  data.x = x
  data.paid = paid
  data.retained = retained
  data.consumed = consumed
}

/** Remembers the last card of each cost this turn. */
export function rememberPlay(r: SpireRun, def: number, cost: number): void {
  const { lastPlays } = tableToWrite(r)
  while (lastPlays.length <= cost) lastPlays.push(-1)
  lastPlays[cost] = def
}

export function addCubes(r: SpireRun, card: Ref, amount: number): void {
  if (amount <= 0) return
  dataToWrite(r, card).counters += amount
  emit(r, { k: "addCubes", what: card, amount }, null)
}

export function removeCube(r: SpireRun, card: Ref): void {
  dataToWrite(r, card).counters--
  emit(r, { k: "removeCube", what: card }, null)
}

export function barDraws(r: SpireRun, seat: Seat): void {
  if (player(r, seat).drawsBarred > 0) return
  playerToWrite(r, seat).drawsBarred = 1
  emit(r, { k: "barDraws", who: seat }, null)
}

/** From the table to an enemy, where it stays. */
export function attach(r: SpireRun, card: Ref, host: Ref, maker: Frame): void {
  const ref = moveObject(r, card, zoneId(r, zoneNo.attached), "top", holderOf(r, card), maker, "attach")
  dataToWrite(r, ref).host = host
}
