// What players have chosen at an event.

import type { Ref } from "@soulspire/kernel"
import { isSeat, player, type SpireRun } from "./run.ts"

/** Others who have chosen the same option; whoever asks has chosen theirs already. */
export function chosenBefore(r: SpireRun, ref: Ref): number {
  if (!isSeat(r, ref)) return 0
  const { chosen } = player(r, ref)
  return r.s.table.players.filter((each, seat) => seat !== ref && each.chosen === chosen).length
}
