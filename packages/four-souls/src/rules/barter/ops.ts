// What becomes of an offer: the other one takes it or not, and what was agreed changes hands at once.

import {
  type Args,
  asking,
  emit,
  type Frame,
  NEXT,
  NOBODY,
  type Node,
  propose,
  type Ref,
  verb,
  WAIT,
} from "@soulspire/kernel"
import type { FourSoulsRun } from "../../state/run.ts"
import { op } from "../../state/op.ts"
import { canBeKept, tellOffer, type Terms } from "./bartering.ts"

/** Which question it is, by what changes hands. */
function promptFor({ gives, item, wants, forItem }: Terms): string {
  if (item !== NOBODY) return forItem === NOBODY ? "deal.sale" : "deal.exchange"
  if (forItem !== NOBODY) return "deal.bid"
  if (gives === 0) return "deal.asked"
  return wants === 0 ? "deal.offered" : "deal.cents"
}

/** What changes hands, as an op is told of it. */
const OFFER = {
  you: "seat",
  to: "seat",
  gives: "amount",
  wants: "amount",
  item: "whom",
  forItem: "whom",
} as const

type Offered = Parameters<typeof tellTerms>[0]

const termsOf = (r: FourSoulsRun, f: Frame, a: Args<typeof OFFER>): Terms => ({
  you: a.you(r, f.env, NOBODY),
  to: a.to(r, f.env, NOBODY),
  gives: a.gives(r, f.env, NOBODY),
  wants: a.wants(r, f.env, NOBODY),
  item: a.item(r, f.env, NOBODY),
  forItem: a.forItem(r, f.env, NOBODY),
})

/** Both must agree (FS-12.1). An offer that can no longer be kept is no offer any more. */
const agreeOp = op(
  "agree",
  { ...OFFER, as: "bind" },
  {
    run(r, f, a) {
      const terms = termsOf(r, f, a)
      if (canBeKept(r, terms)) return WAIT
      f.env[a.as] = 0
      emit(r, { k: "offerLapses", who: terms.you, to: terms.to }, null)
      return NEXT
    },
    seats: (r, f, a) => 1 << a.to(r, f.env, NOBODY),
    ask(r, f, a) {
      const terms = termsOf(r, f, a)
      const said = Object.entries({ gives: terms.gives, wants: terms.wants }).filter(([, cents]) => cents > 0)
      return asking("act", promptFor(terms), 1, 1, Object.fromEntries(said))
    },
    options(r, f, a) {
      const { item, forItem } = termsOf(r, f, a)
      const items: Ref[] = [item, forItem].filter((each) => each !== NOBODY)
      return [
        { key: "yes", refs: items },
        { key: "no", refs: [] },
      ]
    },
    answer(r, f, a, seat, keys) {
      f.env[a.as] = keys[0] === "yes" ? 1 : 0
      const to = a.you(r, f.env, NOBODY)
      emit(r, { k: keys[0] === "yes" ? "agrees" : "declines", who: seat, to }, null)
      return NEXT
    },
  },
)
export const agree = (terms: Offered, as: string): Node => verb(agreeOp)({ ...terms, as })

/** Cents from one to another, by agreement: nobody loses or gains any (FS-12.1). */
const passCentsOp = op(
  "passCents",
  { who: "seat", to: "whom", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, {
        k: "passCents",
        who: a.who(r, f.env, NOBODY),
        to: a.to(r, f.env, NOBODY),
        amount: a.amount(r, f.env, NOBODY),
      }),
  },
)
export const passCents = verb(passCentsOp, ["amount", "who", "to"])

/** The terms are complete: everybody hears them. */
const tellTermsOp = op("tellTerms", OFFER, {
  run(r, f, a) {
    tellOffer(r, termsOf(r, f, a), "")
    return NEXT
  },
})
export const tellTerms = verb(tellTermsOp)

export const barterOps = [agreeOp, passCentsOp, tellTermsOp]
