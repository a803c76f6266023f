// Verbs about energy, block, tokens and shivs.

import { NEXT, NOBODY, opFor, propose, type Ref, type Seat, statOf } from "@soulspire/kernel"
import { hasKind, held, isEnemy, player, shivsLeft, spendable } from "../run.ts"
import type { Data, Table, Token } from "../types.ts"

const op = opFor<Table, Data>()

const gainEnergy = op(
  "gainEnergy",
  { who: "seat", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "gainEnergy", who: a.who(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
  },
)

const payEnergy = op(
  "payEnergy",
  { who: "seat", amount: "amount" },
  {
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

/** Block from an attack or a skill counts with what its player adds to each block. */
const block = op(
  "gainBlock",
  { whom: "whom", amount: "amount" },
  {
    run(r, f, a) {
      const source = (f.env["this"] as Ref | undefined) ?? NOBODY
      const you = (f.env["you"] as Seat | undefined) ?? NOBODY
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

const doubleBlock = op(
  "doubleBlock",
  { who: "seat" },
  {
    run(r, f, a) {
      const whom = a.who(r, f.env, NOBODY)
      return propose(r, f, { k: "gainBlock", whom, amount: player(r, whom).block })
    },
  },
)

const loseBlock = op(
  "loseBlock",
  { whom: "whom", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "loseBlock", whom: a.whom(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
  },
)

const gainGold = op(
  "gainGold",
  { who: "seat", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "gainGold", who: a.who(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
  },
)

const loseGold = op(
  "loseGold",
  { who: "seat", amount: "amount" },
  {
    run(r, f, a) {
      const own = player(r, a.who(r, f.env, NOBODY))
      own.gold = Math.max(0, own.gold - a.amount(r, f.env, NOBODY))
      return NEXT
    },
  },
)

export const giveOp = op(
  "token",
  { token: "name", to: "select", amount: "amount" },
  {
    run(r, f, a) {
      const amount = a.amount(r, f.env, NOBODY)
      // What an enemy does is not done by the player it faces.
      const source = (f.env["this"] as Ref | undefined) ?? NOBODY
      const by = isEnemy(r, source) ? source : ((f.env["you"] as Seat | undefined) ?? NOBODY)
      for (const whom of a.to(r, f.env, NOBODY))
        propose(r, f, { k: "gainToken", token: a.token, whom, amount, by })
      return NEXT
    },
  },
)

/** As many times what is there. */
const multiplyToken = op(
  "multiplyToken",
  { token: "name", whom: "whom", by: "amount" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      const amount = held(r, whom, a.token as Token) * (a.by(r, f.env, NOBODY) - 1)
      return propose(r, f, { k: "gainToken", token: a.token, whom, amount, by: f.env["you"] })
    },
  },
)

const takeToken = op(
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

const takeAllTokens = op(
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

/** One shiv out of the supply; `did` says whether there was one (STS-10.4). */
const gainShiv = op(
  "takeShiv",
  { who: "seat" },
  {
    run(r, f, a) {
      if (shivsLeft(r) > 0) return propose(r, f, { k: "gainShiv", who: a.who(r, f.env, NOBODY) })
      f.env["did"] = 0
      return NEXT
    },
  },
)

const spendShiv = op(
  "spendShiv",
  { who: "seat" },
  {
    run(r, f, a) {
      player(r, a.who(r, f.env, NOBODY)).shivs--
      return NEXT
    },
  },
)

export const tokenOps = [
  gainEnergy,
  payEnergy,
  block,
  doubleBlock,
  loseBlock,
  gainGold,
  loseGold,
  giveOp,
  multiplyToken,
  takeToken,
  takeAllTokens,
  gainShiv,
  spendShiv,
]
