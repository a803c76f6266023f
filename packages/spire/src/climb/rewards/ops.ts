// Verbs of rewards: gaining one, revealing it for all, and what is done with it in the end.

import {
  type Amount,
  FIRST_SEAT,
  moveObject,
  NEXT,
  NOBODY,
  type Node,
  propose,
  type Seat,
  topOf,
  verb,
  type Whom,
  zone,
  zoneId,
} from "@soulspire/kernel"
import { putUnderDeck, isDraft, takeRewards as takeAll } from "./rewards.ts"
import { isAtEvent } from "../rooms/choices.ts"
import { lying, type SpireRun, op } from "../../state/run.ts"
import { startersOf } from "../quick-start/reads.ts"
import { partyOf, playersOf, type RewardKind } from "../../state/types.ts"
import { zoneNo } from "../../state/zones.ts"

/** Cards that a reward shows (STS-4.4). */
const LOOK = 3

const isCards = (kind: string): boolean =>
  ["card", "upgraded", "rare", "colorless", "mixed", "mixed-rare", "other"].includes(kind)

/** So many of them; each by itself: what stands in for one does so for every one. */
const rewardOp = op(
  "reward",
  { who: "seat", kind: "name", amount: "amount?" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      const look = isCards(a.kind) ? LOOK : 1
      for (let left = a.amount?.(r, f.env, NOBODY) ?? 1; left > 0; left--)
        propose(r, f, { k: "gainReward", who, reward: a.kind, look })
      return NEXT
    },
  },
)
export const reward: (kind: RewardKind, who?: Whom, more?: { amount?: Amount }) => Node = verb(
  rewardOp,
  ["kind", "who"],
  { who: "you" },
)

/** One that shows another number of cards than usual. */
const rewardShowingOp = op(
  "rewardShowing",
  { who: "seat", kind: "name", look: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, {
        k: "gainReward",
        who: a.who(r, f.env, NOBODY),
        reward: a.kind,
        look: a.look(r, f.env, NOBODY),
      }),
  },
)
export const rewardShowing: (kind: RewardKind, look: Amount) => Node = verb(
  rewardShowingOp,
  ["kind", "look"],
  { who: "you" },
)

const takeRewardsOp = op(
  "takeRewards",
  { who: "seat" },
  {
    run(r, f, a) {
      takeAll(r, a.who(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const takeRewards = verb(takeRewardsOp, ["who"])

/** Alone one looks at three boss relics, else at one more than there are players (STS-4.12). */
const bossRelics = (r: SpireRun, party: readonly Seat[]): number =>
  playersOf(r.s.table) === 1 ? 3 : party.length + 1

function layInPool(r: SpireRun, deck: string, many: number): void {
  for (let i = 0; i < many; i++) {
    const top = topOf(r, zone(r, deck))
    if (top !== NOBODY) moveObject(r, top, zoneId(r, zoneNo.pool), "top", NOBODY, null, "reveal")
  }
}

/** For those who have just begun (STS-13.6); for whoever joins, as many as they need (STS-13.7). */
const layBossRelicsOp = op(
  "layBossRelics",
  {},
  {
    run(r) {
      layInPool(r, "bossRelicDeck", bossRelics(r, startersOf(r)))
      return NEXT
    },
  },
)
export const layBossRelics = verb(layBossRelicsOp)

/** Lays out before everybody what all pick from: after a boss, and where each chooses a relic (STS-13.4). */
const layPoolOp = op(
  "layPool",
  {},
  {
    run(r) {
      const { room, act } = r.s.table
      const party = partyOf(r.s.table)
      // The last two Acts have none: nobody needs them any more.
      if (room === "boss" && act < 3 && !isAtEvent(r)) layInPool(r, "bossRelicDeck", bossRelics(r, party))
      if (isDraft(r)) layInPool(r, "relicDeck", party.length)
      return NEXT
    },
  },
)
export const layPool = verb(layPoolOp)

const clearPoolOp = op(
  "clearPool",
  {},
  {
    run(r) {
      for (const ref of lying(r, "pool")) putUnderDeck(r, FIRST_SEAT, ref, "skip")
      return NEXT
    },
  },
)
export const clearPool = verb(clearPoolOp)

export const rewardOps = [layBossRelicsOp, rewardOp, rewardShowingOp, takeRewardsOp, layPoolOp, clearPoolOp]
