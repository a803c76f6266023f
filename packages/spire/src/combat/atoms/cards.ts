// What changes on cards that are played, lie in play or are offered.

import { emit, moveObject, type Frame, type Ref, type Seat, zoneId } from "@soulspire/kernel"
import type { Play } from "../../state/new.ts"
import { factOf, holderOf, player, type SpireRun } from "../../state/run.ts"
import { dataToWrite, playerToWrite, tableToWrite } from "../../state/write.ts"
import { zoneNo } from "../../state/zones.ts"

/** What a copy has of the card that it was made from. */
export interface Origin {
  /** The energy that X stands for. */
  x: number
  /** A copy of what was played for nothing counts as such (STS-11.13). */
  paid: number
  retained: number
  bonus: number
}

/** What goes with a card while it is played. */
export function beginPlay(r: SpireRun, card: Ref, { x, paid, retained, bonus }: Origin): void {
  const data = dataToWrite(r, card)
  data.x = x
  data.paid = paid
  data.retained = retained
  data.bonus = bonus
}

/** Remembers what was played this turn; of one player, sort and cost only the last. */
export function rememberPlay(r: SpireRun, play: Play): void {
  const { plays } = tableToWrite(r)
  const before = plays.findIndex(
    ({ who, attack, cost }) => who === play.who && attack === play.attack && cost === play.cost,
  )
  if (before >= 0) plays.splice(before, 1)
  plays.push(play)
}

/** What was put on it as it was played stays on it as it comes into play. */
export function keepCubes(r: SpireRun, card: Ref, amount: number): void {
  dataToWrite(r, card).counters = amount
}

/** Up to as many as there can be on it, where it says so. */
export function addCubes(r: SpireRun, card: Ref, more: number): void {
  const most = factOf(r, card, "mostCubes") || Infinity
  const amount = Math.min(more, most - dataToWrite(r, card).counters)
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
