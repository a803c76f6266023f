// What only a later Act needs is laid out when the party goes on to it, however far it wanted to go.

import { NEXT, verb } from "@soulspire/kernel"
import { op } from "../state/run.ts"
import { laySpareDecksLate } from "./setup.ts"

const layLateDecksOp = op(
  "layLateDecks",
  {},
  {
    run(r) {
      laySpareDecksLate(r)
      return NEXT
    },
  },
)
export const layLateDecks = verb(layLateDecksOp)

export const lateOps = [layLateDecksOp]
