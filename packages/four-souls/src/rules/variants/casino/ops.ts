// Copies of an item that players start with, beside the card itself: something else stands for each (FSC-V.4).

import { emit, NEXT, NOBODY, object, type Ref, spawnCopy, verb, zone } from "@soulspire/kernel"
import { playedAs } from "../../../state/card-editions.ts"
import { op } from "../../../state/op.ts"
import type { FourSoulsRun } from "../../../state/run.ts"

const startWithCopyOp = op(
  "startWithCopy",
  { card: "name", who: "seat" },
  {
    run(r, f, a) {
      const def = playedAs(r, a.card)
      const who = a.who(r, f.env, NOBODY)
      if (def === undefined) return NEXT
      spawnCopy(r, def, zone(r, "board", who), who, "")
      emit(r, { k: "startsWithCopy", who, card: a.card }, null)
      return NEXT
    },
  },
)
export const startWithCopy = verb(startWithCopyOp, ["card", "who"])

/** No other copy without a card ever lies before a player. */
export const isGivenCopy = (r: FourSoulsRun, ref: Ref): boolean => {
  const o = object(r, ref)
  return o !== null && o.def < 0 && r.m.zones[o.zone].kind === "board"
}

export const casinoOps = [startWithCopyOp]
