// What programs and cards ask about rolls that wait on the stack.

import { object } from "@soulspire/kernel"
import type { Reads, Tests } from "../../state/part.ts"
import { changeableNumber } from "./final-change.ts"
import { whatOf } from "../../rules/stack/reads.ts"

export const reads: Reads = {
  value(r, ref) {
    const data = object(r, ref)?.data ?? null
    if (data === null) return 0
    return data.what === "roll" ? data.value : changeableNumber(data)
  },
}

export const tests: Tests = {
  isRoll: (r, ref) => whatOf(r, ref) === "roll",
  isAttackRoll: (r, ref) => whatOf(r, ref) === "roll" && object(r, ref)?.data?.combat === 1,
}
