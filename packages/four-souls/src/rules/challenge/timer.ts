// The timer (FS-17.3), looked at.

import type { FourSoulsRun } from "../../state/run.ts"

export const isTimeUp = (r: FourSoulsRun): boolean => r.s.table.timer === 0
