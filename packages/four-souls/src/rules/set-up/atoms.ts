// What changes as the table is laid, as somebody begins, and as somebody leaves.

import {
  emit,
  leaveGame,
  moveObject,
  NOBODY,
  type Options,
  type Ref,
  type Seat,
  shuffle,
  zone,
} from "@soulspire/kernel"
import type { FourSoulsRun } from "../../state/run.ts"
import type { Table } from "../../state/types.ts"
import { thawData, thawPlayer, thawTable } from "../../state/write.ts"

/** RD-28, RD-27: where the rules leave it open, the table says how many cents there are and who begins. */
export function settleTable(r: FourSoulsRun, options: Options): void {
  const t = thawTable(r)
  t.pool = t.cents = t.rules.poolSize === "exactly-100" ? 100 : (options["pool"] as number)
  t.begins = t.rules.firstPlayer === "saddest" ? "saddest" : (options["firstPlayer"] as Table["begins"])
}

/** A character lies before its player, deactivated (FS-1.8). */
export function layCharacter(r: FourSoulsRun, character: Ref, seat: Seat): Ref {
  const ref = moveObject(r, character, zone(r, "board", seat), "top", seat, null, "set-up")
  thawData(r, ref).deactivated = 1
  return ref
}

/** What everybody starts with is no gain (FS-1.10). */
export function giveStartingCents(r: FourSoulsRun, who: Seat, amount: number): void {
  thawPlayer(r, who).cents += amount
  thawTable(r).pool -= amount
  emit(r, { k: "startingCents", who, amount }, null)
}

/** A die for who begins, for all to see (FS-1.11). */
export function showStartRoll(r: FourSoulsRun, who: Seat, value: number): void {
  thawTable(r).startRolls[who].push(value)
  emit(r, { k: "startRoll", who, value }, null)
}

/** The first turn is somebody's. */
export function begin(r: FourSoulsRun, who: Seat): void {
  const t = thawTable(r)
  t.active = t.holder = t.starter = who
  emit(r, { k: "begins", who }, null)
}

/** Everything of theirs goes: what all could see lies open outside the game, their hand goes into the box, cents to the pool. */
export function leaveTable(r: FourSoulsRun, seat: Seat): void {
  const t = thawTable(r)
  t.gone |= 1 << seat
  for (const [from, to] of [
    ["board", "outside"],
    ["souls", "outside"],
    ["hand", "box"],
  ])
    for (const ref of r.s.zones[zone(r, from, seat)].slice())
      moveObject(r, ref, zone(r, to), "top", NOBODY, null, "leave")
  shuffle(r, zone(r, "box"))
  const own = thawPlayer(r, seat)
  t.pool += own.cents
  own.cents = own.damage = 0
  t.extraTurns = t.extraTurns.filter((each) => each !== seat)
  leaveGame(r, seat)
}
