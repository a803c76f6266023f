// What becomes of an offer: the other one takes it or not, and what was agreed changes hands at once.

import {
  type Args,
  asking,
  bit,
  emit,
  type Frame,
  isObject,
  label,
  NEXT,
  NOBODY,
  type Node,
  type Option,
  propose,
  type Ref,
  type Seat,
  seatsOf,
  verb,
  WAIT,
  youOf,
  zone,
} from "@soulspire/kernel"
import type { FourSoulsRun } from "../../state/run.ts"
import { op } from "../../state/op.ts"
import { handOf, itemsFor, lootOf } from "../variants/enhanced-bartering/goods.ts"
import { canBeKept, tellOffer, type Terms } from "./bartering.ts"

/** Which question it is, by what changes hands. */
function promptFor(r: FourSoulsRun, { you, to, gives, item, wants, forItem }: Terms): string {
  const given = item === NOBODY ? "" : handOf(r, item, you) === NOBODY ? "item" : "loot"
  const wanted = forItem === NOBODY ? "" : forItem === to ? "loot" : "item"
  if (given !== "") {
    if (wanted !== "")
      return given === "item" && wanted === "item" ? "deal.exchange" : `deal.${given}-for-${wanted}`
    if (wants === 0) return `deal.${given}-given`
    return given === "item" ? "deal.sale" : "deal.loot-sale"
  }
  if (wanted !== "") {
    if (gives === 0) return `deal.${wanted}-begged`
    return wanted === "item" ? "deal.bid" : "deal.loot-bid"
  }
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
  { ...OFFER, as: "bind", chosen: "bind" },
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
      return asking("act", promptFor(r, terms), 1, 1, Object.fromEntries(said))
    },
    options(r, f, a) {
      const { you, to, item, forItem } = termsOf(r, f, a)
      // A loot card that is offered is not seen (FSC-Q-12); one that is wanted is chosen by saying yes.
      const items: Ref[] = [item, forItem].filter((each) => isObject(each) && handOf(r, each, you) === NOBODY)
      const ways =
        forItem === to
          ? lootOf(r, to).map((ref) => ({ key: label(r, ref), refs: [ref, ...items] }))
          : [{ key: "yes", refs: items }]
      return [...ways, { key: "no", refs: [] }]
    },
    answer(r, f, a, seat, keys) {
      const { to, forItem } = termsOf(r, f, a)
      const agrees = keys[0] !== "no"
      if (agrees && forItem === to)
        f.env[a.chosen] = lootOf(r, to).find((ref) => label(r, ref) === keys[0]) ?? NOBODY
      f.env[a.as] = agrees ? 1 : 0
      emit(r, { k: agrees ? "agrees" : "declines", who: seat, to: a.you(r, f.env, NOBODY) }, null)
      return NEXT
    },
  },
)
/** What the other one has chosen to give is bound to `chosen`. */
export const agree = (terms: Offered, as: string, chosen: string): Node =>
  verb(agreeOp)({ ...terms, as, chosen })

/** What is wanted for something: an item of theirs, or a loot card that they choose (FSC-V.2). */
const wantInReturnOp = op(
  "wantInReturn",
  { to: "seat", as: "bind" },
  {
    run(r, f, a) {
      if (wantable(r, youOf(f.env), a.to(r, f.env, NOBODY)).length > 0) return WAIT
      f.env[a.as] = NOBODY
      return NEXT
    },
    seats: (_r, f) => bit(youOf(f.env)),
    ask: () => asking("choose", "in-return-good"),
    options: (r, f, a) => wantable(r, youOf(f.env), a.to(r, f.env, NOBODY)),
    answer(r, f, a, seat, keys) {
      const to = a.to(r, f.env, NOBODY)
      f.env[a.as] =
        keys[0] === THEIR_LOOT
          ? to
          : (itemsFor(r, to, seat).find((ref) => label(r, ref) === keys[0]) ?? NOBODY)
      return NEXT
    },
  },
)
export const wantInReturn = verb(wantInReturnOp, ["to", "as"])

const THEIR_LOOT = "their-loot"

const wantable = (r: FourSoulsRun, you: Seat, to: Seat): Option[] => [
  ...itemsFor(r, to, you).map((ref) => ({ key: label(r, ref), refs: [ref] })),
  ...(lootOf(r, to).length > 0 ? [{ key: THEIR_LOOT, refs: [] }] : []),
]

/** By agreement (FS-IT-10): an item, or a loot card from hand to hand (FSC-V.2), in which no card has a say. */
const tradeObjectOp = op(
  "tradeObject",
  { whom: "whom", to: "whom" },
  {
    run(r, f, a) {
      const [whom, to] = [a.whom(r, f.env, NOBODY), a.to(r, f.env, NOBODY)]
      if (handOf(r, whom, ...seatsOf(r.s)) !== NOBODY)
        return propose(r, f, { k: "move", obj: whom, to: zone(r, "hand", to as Seat), cause: "trade" })
      return propose(r, f, { k: "handOver", obj: whom, who: to, cause: "trade" })
    },
  },
)
export const trade = verb(tradeObjectOp, ["whom", "to"])

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

export const barterOps = [agreeOp, wantInReturnOp, tradeObjectOp, passCentsOp, tellTermsOp]
