// What happens to rewards that lie there until they are taken or skipped (STS-4.1, STS-4.2).

import { emit, object, type Ref, type Seat } from "@soulspire/kernel"
import type { SpireRun } from "../../../state/run.ts"
import { dataToWrite, playerToWrite } from "../../../state/write.ts"
import type { Reward } from "../../../state/types.ts"

/** Somebody picks one of what is offered; what they had picked of the same reward before is put back without a word. */
export function pick(r: SpireRun, who: Seat, what: Ref, before: Ref): void {
  if (object(r, before) !== null) dataToWrite(r, before).takenBy = 0
  dataToWrite(r, what).takenBy = who + 1
  emit(r, { k: "picks", who, what }, null)
}

export function putBack(r: SpireRun, who: Seat, what: Ref): void {
  dataToWrite(r, what).takenBy = 0
  emit(r, { k: "putsBack", who, what }, null)
}

/** The one of this slot; the cards that come for it are told as they are laid out. */
export function markSeen(r: SpireRun, seat: Seat, slot: number): void {
  for (const reward of playerToWrite(r, seat).rewards) if (reward.slot === slot) reward.seen = 1
}

/** Takes all of them away from a player, to be handed out: each is told as it is gained or put under its deck. */
export const claimRewards = (r: SpireRun, seat: Seat): readonly Reward[] =>
  playerToWrite(r, seat).rewards.splice(0)
