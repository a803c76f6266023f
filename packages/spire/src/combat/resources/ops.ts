// Verbs about energy, block and gold.

import { boundAs, NEXT, NOBODY, propose, statOf, thisOf, verb, youOf } from "@soulspire/kernel"
import { loseGold as takeGold } from "../../climb/merchant/atoms.ts"
import { bonusIf, hasKind, op, player, spendable } from "../../state/run.ts"

const gainEnergyOp = op(
  "gainEnergy",
  { who: "seat", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "gainEnergy", who: a.who(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
  },
)
export const gainEnergy = verb(gainEnergyOp, ["amount", "who"], { who: "you" })

const loseEnergyOp = op(
  "loseEnergy",
  { who: "seat", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "loseEnergy", who: a.who(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
  },
)
export const loseEnergy = verb(loseEnergyOp, ["amount"], { who: "you" })

/** What a card was played for: some effects ask for it. */
export const paid = boundAs<number | undefined>("paid")

const payEnergyOp = op(
  "payEnergy",
  { who: "seat", amount: "amount" },
  {
    binds: [paid.name],
    run(r, f, a) {
      const amount = a.amount(r, f.env, NOBODY)
      paid.set(f.env, amount)
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
  { whom: "whom", amount: "amount", bonus: "amount?", if: "cond?" },
  {
    run(r, f, a) {
      const source = thisOf(f.env)
      const you = youOf(f.env)
      const printed = hasKind(r, source, "attack") || hasKind(r, source, "skill")
      const bonus = printed && you !== NOBODY ? statOf(r, you, "blocks") + statOf(r, source, "cardBlocks") : 0
      const amount = a.amount(r, f.env, NOBODY) + bonusIf(r, f.env, a)
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
  { whom: "whom", amount: "amount", cause: "name?" },
  {
    run: (r, f, a) =>
      propose(r, f, {
        k: "loseBlock",
        whom: a.whom(r, f.env, NOBODY),
        amount: a.amount(r, f.env, NOBODY),
        cause: a.cause ?? "",
      }),
  },
)
/** The cause is told: what is lost as a turn begins may be kept. */
export const loseBlock = verb(loseBlockOp, ["amount", "whom"], { whom: "you" })

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

export const resourceOps = [
  gainEnergyOp,
  loseEnergyOp,
  payEnergyOp,
  gainBlockOp,
  doubleBlockOp,
  loseBlockOp,
  gainGoldOp,
  loseGoldOp,
]
