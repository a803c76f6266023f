// What confuses players.

import type { Proposal, Seat } from "@soulspire/kernel"
import { type Change, player, type SpireRun } from "../../state/run.ts"
import { playerToWrite } from "../../state/write.ts"

const who = (p: Proposal): Seat => p["who"] as Seat

export const confusedAtoms: Record<string, Change> = {
  confuse: {
    able: (r, p) => player(r, who(p)).dead === 0,
    affected: (_r, p) => who(p),
    commit(r, p) {
      playerToWrite(r, who(p)).confused = p["cost"] as number
    },
  },
}

/** A card is played, which is told by itself. */
export function endConfusion(r: SpireRun, seat: Seat): void {
  if (player(r, seat).confused > 0) playerToWrite(r, seat).confused = 0
}
