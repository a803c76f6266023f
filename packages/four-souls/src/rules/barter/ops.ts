// What becomes of an offer: the other one takes it or not, and what was agreed changes hands at once.

import { asking, emit, NEXT, NOBODY, propose, type Ref, verb, WAIT } from "@soulspire/kernel"
import { op } from "../../state/op.ts"
import { canBeKept, tellOffer, type Terms, termsIn } from "./bartering.ts"

/** Which question it is, by what changes hands. */
function promptFor({ gives, item, wants, forItem }: Terms): string {
  if (item !== NOBODY) return forItem === NOBODY ? "deal.sale" : "deal.exchange"
  if (forItem !== NOBODY) return "deal.bid"
  if (gives === 0) return "deal.asked"
  return wants === 0 ? "deal.offered" : "deal.cents"
}

/** Both must agree (FS-12.1). An offer that can no longer be kept is no offer any more. */
const agreeOp = op(
  "agree",
  {},
  {
    binds: ["agreed"],
    run(r, f) {
      const terms = termsIn(f.env)
      if (canBeKept(r, terms)) return WAIT
      f.env["agreed"] = 0
      emit(r, { k: "offerLapses", who: terms.you, to: terms.to }, null)
      return NEXT
    },
    seats: (_r, f) => 1 << termsIn(f.env).to,
    ask(_r, f) {
      const terms = termsIn(f.env)
      const said = Object.entries({ gives: terms.gives, wants: terms.wants }).filter(([, cents]) => cents > 0)
      return asking("act", promptFor(terms), 1, 1, Object.fromEntries(said))
    },
    options(_r, f) {
      const { item, forItem } = termsIn(f.env)
      const items: Ref[] = [item, forItem].filter((each) => each !== NOBODY)
      return [
        { key: "yes", refs: items },
        { key: "no", refs: [] },
      ]
    },
    answer(r, f, _a, seat, keys) {
      f.env["agreed"] = keys[0] === "yes" ? 1 : 0
      const { you } = termsIn(f.env)
      emit(r, { k: keys[0] === "yes" ? "agrees" : "declines", who: seat, to: you }, null)
      return NEXT
    },
  },
)
export const agree = verb(agreeOp)

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
const tellTermsOp = op(
  "tellTerms",
  {},
  {
    run(r, f) {
      tellOffer(r, termsIn(f.env), "")
      return NEXT
    },
  },
)
export const tellTerms = verb(tellTermsOp)

export const barterOps = [agreeOp, passCentsOp, tellTermsOp]
