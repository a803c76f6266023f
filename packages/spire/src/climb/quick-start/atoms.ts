// Who begins, and who comes along later (STS-13.7).

import { emit, type Seat } from "@soulspire/kernel"
import type { SpireRun } from "../../state/run.ts"
import { playerToWrite } from "../../state/write.ts"

export function join(r: SpireRun, who: Seat): void {
  const own = playerToWrite(r, who)
  own.away = 0
  own.starting = 1
  emit(r, { k: "joins", who }, null)
}

/** What they have gained has told of it. */
export function endStart(r: SpireRun, who: Seat): void {
  playerToWrite(r, who).starting = 0
}
