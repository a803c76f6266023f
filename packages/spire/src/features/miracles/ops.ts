// Verbs about miracles.

import { NOBODY, propose, verb } from "@soulspire/kernel"
import { op } from "../../state/run.ts"

const gainMiraclesOp = op(
  "gainMiracles",
  { who: "seat", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "gainMiracle", who: a.who(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
  },
)
export const miracles = verb(gainMiraclesOp, ["amount"], { who: "you" })

const spendMiracleOp = op(
  "spendMiracle",
  { who: "seat" },
  { run: (r, f, a) => propose(r, f, { k: "spendMiracle", who: a.who(r, f.env, NOBODY) }) },
)
export const spendMiracle = verb(spendMiracleOp, ["who"])

export const miracleOps = [gainMiraclesOp, spendMiracleOp]
