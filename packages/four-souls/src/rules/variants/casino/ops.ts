// Copies of an item that players start with, beside the card itself: something else stands for each (FSC-V.4).

import { NEXT, NOBODY, spawnCopy, verb, zone } from "@soulspire/kernel"
import { op } from "../../../state/op.ts"

const startWithCopyOp = op(
  "startWithCopy",
  { card: "name", who: "seat", as: "bind" },
  {
    run(r, f, a) {
      const def = r.m.defNumber.get(a.card)
      const who = a.who(r, f.env, NOBODY)
      f.env[a.as] = def === undefined ? NOBODY : spawnCopy(r, def, zone(r, "board", who), who, "").ref
      return NEXT
    },
  },
)
export const startWithCopy = verb(startWithCopyOp, ["card", "who", "as"])

export const casinoOps = [startWithCopyOp]
