// What changes as keys are earned (STS-K.6).

import { emit, type Seat } from "@soulspire/kernel"
import type { SpireRun } from "../../state/run.ts"
import { playerToWrite, tableToWrite } from "../../state/write.ts"
import type { Key } from "./reads.ts"

/** Somebody does without what they could have here. */
export function forgo(r: SpireRun, who: Seat, key: Key): void {
  playerToWrite(r, who).forgone = 1
  emit(r, { k: "forgoes", who, key }, null)
}

export function gainKey(r: SpireRun, key: Key): void {
  tableToWrite(r)[key] = 1
  emit(r, { k: "gainKey", key }, null)
}
