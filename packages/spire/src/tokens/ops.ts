// Verbs about tokens: giving, multiplying and losing them.

import {
  type Amount,
  NEXT,
  NOBODY,
  type Node,
  propose,
  thisOf,
  verb,
  type Whom,
  youOf,
} from "@soulspire/kernel"
import { held, isEnemy, op } from "../state/run.ts"
import type { Token } from "../state/new.ts"

export const giveTokenOp = op(
  "giveToken",
  { token: "name", to: "select", amount: "amount" },
  {
    run(r, f, a) {
      const amount = a.amount(r, f.env, NOBODY)
      // What an enemy does is not done by the player it faces.
      const source = thisOf(f.env)
      const by = isEnemy(r, source) ? source : youOf(f.env)
      for (const whom of a.to(r, f.env, NOBODY))
        propose(r, f, { k: "gainToken", token: a.token, whom, amount, by })
      return NEXT
    },
  },
)

/** As many times what is there. */
const multiplyTokenOp = op(
  "multiplyToken",
  { token: "name", whom: "whom", by: "amount" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      const amount = held(r, whom, a.token as Token) * (a.by(r, f.env, NOBODY) - 1)
      return propose(r, f, { k: "gainToken", token: a.token, whom, amount, by: youOf(f.env) })
    },
  },
)
export const multiplyToken: (token: Token, by: Amount, whom: Whom) => Node = verb(multiplyTokenOp, [
  "token",
  "by",
  "whom",
])

const loseTokenOp = op(
  "loseToken",
  { token: "name", whom: "whom", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, {
        k: "loseToken",
        token: a.token,
        whom: a.whom(r, f.env, NOBODY),
        amount: a.amount(r, f.env, NOBODY),
      }),
  },
)
export const loseToken: (token: Token, amount: Amount, whom?: Whom) => Node = verb(
  loseTokenOp,
  ["token", "amount", "whom"],
  { whom: "you" },
)

const loseAllTokensOp = op(
  "loseAllTokens",
  { token: "name", whom: "whom" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      const amount = held(r, whom, a.token as Token)
      return propose(r, f, { k: "loseToken", token: a.token, whom, amount })
    },
  },
)
export const loseAllTokens: (token: "weak" | "vulnerable", whom: Whom) => Node = verb(loseAllTokensOp, [
  "token",
  "whom",
])

export const tokenOps = [giveTokenOp, multiplyTokenOp, loseTokenOp, loseAllTokensOp]
