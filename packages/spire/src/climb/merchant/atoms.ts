// What happens to gold: gained, lost, paid, and laid on the table for others (STS-4.13).

import { emit, type Proposal, type Seat, seatsOf } from "@soulspire/kernel"
import { goldFor } from "./gold.ts"
import { type Change, player, type SpireRun } from "../../state/run.ts"
import { playerToWrite } from "../../state/write.ts"
import { partyOf } from "../../state/types.ts"

const who = (p: Proposal): Seat => p["who"] as Seat
const amount = (p: Proposal): number => p["amount"] as number

const gainGold: Change = {
  able: (_r, p) => amount(p) > 0,
  affected: (_r, p) => who(p),
  commit(r, p) {
    playerToWrite(r, who(p)).gold += amount(p)
  },
}

/** Out of one's own purse and what others have laid on the table; they pay in the order of their seats. */
const payGold: Change = {
  able: (r, p) => amount(p) > 0 && goldFor(r, who(p)) >= amount(p),
  affected: (_r, p) => who(p),
  commit(r, p) {
    const seat = who(p)
    const own = playerToWrite(r, seat)
    let left = p["lent"] as number
    own.gold -= amount(p) - left
    own.offered = Math.min(own.offered, own.gold)
    for (const other of partyOf(r.s.table)) {
      if (other === seat || left === 0) continue
      const helper = playerToWrite(r, other)
      const part = Math.min(left, helper.offered)
      helper.offered -= part
      helper.gold -= part
      left -= part
    }
  },
}

export const goldAtoms: Record<string, Change> = { gainGold, payGold }

/** No more than is there. */
export function loseGold(r: SpireRun, seat: Seat, most: number): void {
  const lost = Math.min(player(r, seat).gold, most)
  if (lost <= 0) return
  playerToWrite(r, seat).gold -= lost
  emit(r, { k: "loseGold", who: seat, amount: lost }, null)
}

/** For others to use; it stays one's own until then. */
export function offerGold(r: SpireRun, seat: Seat, gold: number): void {
  if (player(r, seat).offered === gold) return
  playerToWrite(r, seat).offered = gold
  emit(r, { k: "offerGold", who: seat, amount: gold }, null)
}

/** What nobody needed goes back to whoever laid it there. */
export function takeGoldBack(r: SpireRun): void {
  for (const seat of seatsOf(r.s)) offerGold(r, seat, 0)
}
