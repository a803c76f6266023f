// Changes outside combat: rewards, gold that is paid, curses.

import { type Atom, NOBODY, type Proposal, type Seat, topOf, zoneId } from "@soulspire/kernel"
import { goldFor, payGold } from "../gold.ts"
import { gainIt, isDraft, isShared } from "../rewards.ts"
import { player } from "../run.ts"
import type { Data, RewardKind, Table } from "../types.ts"
import { zoneNo } from "../zones.ts"

type Change = Atom<Table, Data>
const who = (p: Proposal): Seat => p["who"] as Seat

const gainReward: Change = {
  affected: (_r, p) => who(p),
  commit(r, p) {
    const { rewards } = player(r, who(p))
    const gained = p["reward"] as RewardKind
    const kind = gained === "relic" && isDraft(r) ? "draft" : gained
    const slot = (rewards.at(-1)?.slot ?? 0) + 1
    rewards.push({ kind, slot, look: p["look"] as number, seen: isShared(kind) ? 1 : 0 })
  },
}

/** The top of the curse deck goes into the deck (STS-3.5). */
const gainCurse: Change = {
  able: (r) => topOf(r, zoneId(r, zoneNo.curseDeck)) !== NOBODY,
  affected: (_r, p) => who(p),
  commit(r, p) {
    const seat = who(p)
    gainIt(r, seat, topOf(r, zoneId(r, zoneNo.curseDeck)))
  },
}

/** Out of one's own purse and what others have laid on the table (STS-4.13). */
const pay: Change = {
  able: (r, p) => (p["amount"] as number) > 0 && goldFor(r, who(p)) >= (p["amount"] as number),
  affected: (_r, p) => who(p),
  commit(r, p) {
    payGold(r, who(p), p["amount"] as number, p["lent"] as number)
  },
}

export const climbAtoms: Record<string, Change> = { gainReward, gainCurse, payGold: pay }
