// Rewards and curses that are gained (chapter 4).

import { NOBODY, type Proposal, type Seat, topOf, zoneId } from "@soulspire/kernel"
import { gainIt, isDraft, isShared } from "../rewards.ts"
import type { Change } from "../../../state/run.ts"
import { playerToWrite } from "../../../state/write.ts"
import type { RewardKind } from "../../../state/types.ts"
import { zoneNo } from "../../../state/zones.ts"

const who = (p: Proposal): Seat => p["who"] as Seat

const gainReward: Change = {
  affected: (_r, p) => who(p),
  commit(r, p) {
    const { rewards } = playerToWrite(r, who(p))
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
    gainIt(r, who(p), topOf(r, zoneId(r, zoneNo.curseDeck)))
  },
}

export const rewardAtoms: Record<string, Change> = { gainReward, gainCurse }
