// Steps by which keys are earned, which nobody decides (STS-K.6).

import { emit, NEXT, verb } from "@soulspire/kernel"
import { op } from "../../state/run.ts"
import { gainKey } from "./atoms.ts"
import { keysEarned } from "./reads.ts"

/** The party gains what it has earned in this room just now. */
const gainKeysOp = op(
  "gainKeys",
  {},
  {
    run(r) {
      for (const key of keysEarned(r)) gainKey(r, key)
      return NEXT
    },
  },
)
export const gainKeys = verb(gainKeysOp)

const tellBurnsOp = op(
  "tellBurns",
  {},
  {
    run(r) {
      emit(r, { k: "burns" }, null)
      return NEXT
    },
  },
)
export const tellBurns = verb(tellBurnsOp)

export const keyOps = [gainKeysOp, tellBurnsOp]
