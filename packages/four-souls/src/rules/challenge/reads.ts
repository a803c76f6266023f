// What programs and cards ask about winning, challenges and the timer.

import type { Tests } from "../../state/part.ts"
import { isSeat } from "../../state/run.ts"
import { hasEnoughSouls, hasWon, isWon } from "./winning.ts"
import { isStale, isTogether } from "./modes.ts"
import { isTimeUp } from "./timer.ts"
import { isCoverable, isFinalBoss, isFreeSlot, isMinion, isMonsterSlot } from "./set-aside.ts"

export const tests: Tests = {
  hasWon: (r, ref) => isSeat(r, ref) && hasWon(r, ref),
  hasEnoughSouls: (r, ref) => isSeat(r, ref) && hasEnoughSouls(r, ref),
  isWon,
  winsAreShared: (r) => r.s.table.rules.simultaneousWin === "shared",
  playsTogether: isTogether,
  playsChallenge: (r) => r.s.table.challenge !== "",
  isTimeUp,
  isStale,
  isFinalBoss,
  isMinion,
  isCoverable,
  isMonsterSlot,
  isFreeSlot,
}
