// Changes outside combat: rewards, gold that is paid, curses.

import { type Atom, NOBODY, type Proposal, type Seat, topOf, zone } from "@soulspire/kernel"
import { goldFor, payGold } from "../gold.ts"
import { gainIt } from "../rewards.ts"
import { player, type SpireRun } from "../run.ts"
import type { Data, RewardKind, Table } from "../types.ts"

type Change = Atom<Table, Data>
const who = (p: Proposal): Seat => p["who"] as Seat

/** Where all pick from relics that lie there already (STS-13.4). */
function kindOf(r: SpireRun, kind: RewardKind): RewardKind {
  const { room, draft } = r.s.table
  const isDraft = draft > 0 && r.s.seats > 1 && (room === "elite" || room === "treasure")
  return kind === "relic" && isDraft ? "draft" : kind
}

const gainReward: Change = {
  affected: (_r, p) => who(p),
  commit(r, p) {
    const { rewards } = player(r, who(p))
    const kind = kindOf(r, p["reward"] as RewardKind)
    const slot = (rewards.at(-1)?.slot ?? 0) + 1
    const isShared = kind === "draft" || kind === "boss-relic"
    rewards.push({ kind, slot, look: p["look"] as number, seen: isShared ? 1 : 0 })
  },
}

/** The top of the curse deck goes into the deck (STS-3.5). */
const gainCurse: Change = {
  able: (r) => topOf(r, zone(r, "curseDeck")) !== NOBODY,
  affected: (_r, p) => who(p),
  commit(r, p) {
    const seat = who(p)
    gainIt(r, seat, topOf(r, zone(r, "curseDeck")))
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
