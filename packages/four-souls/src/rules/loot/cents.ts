// Verbs about cents.

import {
  type Amount,
  NEXT,
  NOBODY,
  type Node,
  noteDone,
  propose,
  setDone,
  verb,
  type Whom,
} from "@soulspire/kernel"
import { op } from "../../state/op.ts"
import { player } from "../../state/run.ts"

const gainCentsOp = op(
  "gainCents",
  { who: "seat", amount: "quantity" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "gainCents", who: a.who(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
  },
)
export const gainCents = verb(gainCentsOp, ["amount"], { who: "you" })

/** Losing takes what there is (FS-6.21). `to` is who gets it: nobody, for it goes to the game. */
const loseCentsOp = op(
  "loseCents",
  { who: "seat", amount: "quantity", to: "whom" },
  {
    run: (r, f, a) =>
      propose(r, f, {
        k: "loseCents",
        who: a.who(r, f.env, NOBODY),
        amount: a.amount(r, f.env, NOBODY),
        to: a.to(r, f.env, NOBODY),
      }),
  },
)
export const loseCents = verb(loseCentsOp, ["amount"], { who: "you", to: "nobody" })
export const stealCents = (amount: Amount, from: Whom): Node => loseCents(amount, { who: from, to: "you" })

const loseAllCentsOp = op(
  "loseAllCents",
  { who: "seat" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      return propose(r, f, { k: "loseCents", who, amount: player(r, who).cents, to: NOBODY })
    },
  },
)
export const loseAllCents = verb(loseAllCentsOp, [], { who: "you" })

/** All of it or nothing; to nobody, which is to the game, unless somebody is named (FS-6.23). */
const payCentsOp = op(
  "payCents",
  { who: "seat", amount: "amount", to: "whom" },
  {
    run(r, f, a) {
      const [who, amount] = [a.who(r, f.env, NOBODY), a.amount(r, f.env, NOBODY)]
      if (player(r, who).cents < amount) {
        setDone(f.env, false)
        return NEXT
      }
      // Nothing to pay is paid.
      if (amount === 0) {
        noteDone(f.env, true)
        return NEXT
      }
      return propose(r, f, { k: "loseCents", who, amount, to: a.to(r, f.env, NOBODY) })
    },
    can: (r, e, a) => player(r, a.who(r, e, NOBODY)).cents >= a.amount(r, e, NOBODY),
  },
)
export const payCents = verb(payCentsOp, ["amount"], { who: "you", to: "nobody" })
export const payCentsTo = (to: Whom, amount: Amount): Node => payCents(amount, { to })

export const centOps = [gainCentsOp, loseCentsOp, loseAllCentsOp, payCentsOp]
