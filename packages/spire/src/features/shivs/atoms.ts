// What changes a player's shivs.

import { emit, type Seat } from "@soulspire/kernel"
import type { Change, SpireRun } from "../../state/run.ts"
import { playerToWrite } from "../../state/write.ts"

export const shivAtoms: Record<string, Change> = {
  gainShiv: {
    affected: (_r, p) => p["who"] as Seat,
    commit(r, p) {
      playerToWrite(r, p["who"] as Seat).shivs++
    },
  },
}

export function throwShiv(r: SpireRun, seat: Seat): void {
  playerToWrite(r, seat).shivs--
  emit(r, { k: "spendShiv", who: seat }, null)
}
