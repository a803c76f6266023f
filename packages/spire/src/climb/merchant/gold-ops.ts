// Paying gold, with the help of others (STS-4.13, STS-5.5).

import {
  asking,
  bit,
  type Frame,
  NEXT,
  NOBODY,
  propose,
  type Seat,
  type Signal,
  WAIT,
  verb,
} from "@soulspire/kernel"
import { takeGoldBack as takeBack } from "./atoms.ts"
import { goldFor, lentTo } from "./gold.ts"
import { player, type SpireRun, op } from "../../state/run.ts"

/** The least and the most that others have to pay, or can. */
function share(r: SpireRun, seat: Seat, amount: number): { least: number; most: number } {
  return {
    least: Math.max(0, amount - player(r, seat).gold),
    most: Math.min(amount, lentTo(r, seat)),
  }
}

const pay = (r: SpireRun, f: Frame, who: Seat, amount: number, lent: number): Signal =>
  propose(r, f, { k: "payGold", who, amount, lent })

const payGoldOp = op(
  "payGold",
  { who: "seat", amount: "amount" },
  {
    run(r, f, a) {
      const seat = a.who(r, f.env, NOBODY)
      const amount = a.amount(r, f.env, NOBODY)
      const { least, most } = share(r, seat, amount)
      return most > least ? WAIT : pay(r, f, seat, amount, least)
    },
    can: (r, e, a) => goldFor(r, a.who(r, e, NOBODY)) >= a.amount(r, e, NOBODY),
    seats: (r, f, a) => bit(a.who(r, f.env, NOBODY)),
    ask(r, f, a) {
      const { least, most } = share(r, a.who(r, f.env, NOBODY), a.amount(r, f.env, NOBODY))
      return asking("number", "lent", least, most)
    },
    options(r, f, a) {
      const { least, most } = share(r, a.who(r, f.env, NOBODY), a.amount(r, f.env, NOBODY))
      return Array.from({ length: most - least + 1 }, (_each, i) => ({ key: String(least + i), refs: [] }))
    },
    answer: (r, f, a, _seat, keys) =>
      pay(r, f, a.who(r, f.env, NOBODY), a.amount(r, f.env, NOBODY), Number(keys[0])),
  },
)
export const payGold = verb(payGoldOp, ["amount"], { who: "you" })

/** What nobody needed goes back to whoever laid it there. */
const takeGoldBackOp = op(
  "takeGoldBack",
  {},
  {
    run(r) {
      takeBack(r)
      return NEXT
    },
  },
)
export const takeGoldBack = verb(takeGoldBackOp)

export const goldOps = [payGoldOp, takeGoldBackOp]
