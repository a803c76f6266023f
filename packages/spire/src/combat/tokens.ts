// Verbs about energy, block, gold and tokens.

import {
  type Amount,
  NEXT,
  NOBODY,
  type Node,
  propose,
  statOf,
  verb,
  type Whom,
  thisOf,
  youOf,
} from "@soulspire/kernel"
import { loseGold as takeGold } from "../climb/merchant/atoms.ts"
import { hasKind, held, isEnemy, op, player, spendable } from "../state/run.ts"
import type { Token } from "../state/types.ts"

const gainEnergyOp = op(
  "gainEnergy",
  { who: "seat", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "gainEnergy", who: a.who(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
  },
)
export const gainEnergy = verb(gainEnergyOp, ["amount", "who"], { who: "you" })

const payEnergyOp = op(
  "payEnergy",
  { who: "seat", amount: "amount" },
  {
    binds: ["paid"],
    run(r, f, a) {
      const amount = a.amount(r, f.env, NOBODY)
      // Some effects ask what a card was played for.
      f.env["paid"] = amount
      if (amount === 0) return NEXT
      return propose(r, f, { k: "payEnergy", who: a.who(r, f.env, NOBODY), amount, miracles: 0 })
    },
    can: (r, e, a) => spendable(r, a.who(r, e, NOBODY)) >= a.amount(r, e, NOBODY),
  },
)
export const payEnergy = verb(payEnergyOp, ["amount"], { who: "you" })

/** Block from an attack or a skill counts with what its player adds to each block. */
const gainBlockOp = op(
  "gainBlock",
  { whom: "whom", amount: "amount" },
  {
    run(r, f, a) {
      const source = thisOf(f.env)
      const you = youOf(f.env)
      const printed = hasKind(r, source, "attack") || hasKind(r, source, "skill")
      const bonus = printed && you !== NOBODY ? statOf(r, you, "blocks") + statOf(r, source, "cardBlocks") : 0
      const amount = a.amount(r, f.env, NOBODY)
      return propose(r, f, {
        k: "gainBlock",
        whom: a.whom(r, f.env, NOBODY),
        amount: amount > 0 ? amount + bonus : 0,
      })
    },
  },
)
export const block = verb(gainBlockOp, ["amount", "whom"], { whom: "you" })

const doubleBlockOp = op(
  "doubleBlock",
  { who: "seat" },
  {
    run(r, f, a) {
      const whom = a.who(r, f.env, NOBODY)
      return propose(r, f, { k: "gainBlock", whom, amount: player(r, whom).block })
    },
  },
)
/** It is no block of a card that could be more, but as much again as is there. */
export const doubleBlock = verb(doubleBlockOp, [], { who: "you" })()

const loseBlockOp = op(
  "loseBlock",
  { whom: "whom", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "loseBlock", whom: a.whom(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
  },
)
export const loseBlock = verb(loseBlockOp, ["amount"], { whom: "you" })

const gainGoldOp = op(
  "gainGold",
  { who: "seat", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "gainGold", who: a.who(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
  },
)
export const gainGold = verb(gainGoldOp, ["amount", "who"], { who: "you" })

const loseGoldOp = op(
  "loseGold",
  { who: "seat", amount: "amount" },
  {
    run(r, f, a) {
      takeGold(r, a.who(r, f.env, NOBODY), a.amount(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const loseGold = verb(loseGoldOp, ["amount"], { who: "you" })

export const giveOp = op(
  "token",
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

export const tokenOps = [
  gainEnergyOp,
  payEnergyOp,
  gainBlockOp,
  doubleBlockOp,
  loseBlockOp,
  gainGoldOp,
  loseGoldOp,
  giveOp,
  multiplyTokenOp,
  loseTokenOp,
  loseAllTokensOp,
]
