// Verbs of events: something is lost, something is revealed at random, and cards or relics change hands.

import {
  type Amount,
  dataOf,
  emit,
  NEXT,
  NOBODY,
  type Node,
  object,
  type Ref,
  type Seat,
  type Select,
  shuffleInPlace,
  transfer,
  verb,
  type Whom,
  zone,
} from "@soulspire/kernel"
import { putUnderDeck } from "../../climb/rewards/rewards.ts"
import { note } from "../../state/note.ts"
import { hasKind, holderOf, op, player, type SpireRun } from "../../state/run.ts"
import { partyOf } from "../../state/types.ts"
import { callBossOp } from "./bosses.ts"
import { goodsOf } from "./reads.ts"
import { carryOutOp } from "./together.ts"

/** A relic or potion goes under its deck; whoever speaks of it afterwards still knows what it was. */
const loseItemOp = op(
  "loseItem",
  { whom: "whom" },
  {
    run(r, f, a) {
      const item = a.whom(r, f.env, NOBODY)
      if (object(r, item) !== null) putUnderDeck(r, holderOf(r, item), item, "lose", f)
      return NEXT
    },
    can: (r, e, a) => object(r, a.whom(r, e, NOBODY)) !== null,
  },
)
export const loseItem = verb(loseItemOp, ["whom"])

function drawn(r: SpireRun, who: Seat, among: Ref[], amount: number): Ref[] {
  shuffleInPlace(r.s.random, 0, among)
  const some = among.slice(0, amount)
  for (const what of some) emit(r, { k: "revealsAtRandom", who, what }, null)
  return some
}

/** So many of them, as if their deck had been shuffled. */
const revealAtRandomOp = op(
  "revealAtRandom",
  { who: "seat", what: "select", amount: "amount", as: "bind" },
  {
    run(r, f, a) {
      const among = a.what(r, f.env, NOBODY).slice()
      f.env[a.as] = drawn(r, a.who(r, f.env, NOBODY), among, a.amount(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const revealAtRandom: (what: Select, amount: Amount, as: string) => Node = verb(
  revealAtRandomOp,
  ["what", "amount", "as"],
  { who: "you" },
)

/** One of theirs, drawn as if they lay face down. */
const loseRandomRelicOp = op(
  "loseRandomRelic",
  { who: "seat" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      for (const ref of drawn(r, who, goodsOf(r, who, "relics"), 1)) putUnderDeck(r, who, ref, "lose")
      return NEXT
    },
    can: (r, e, a) => goodsOf(r, a.who(r, e, NOBODY), "relics").length > 0,
  },
)
export const loseRandomRelic: Node = verb(loseRandomRelicOp, [], { who: "you" })()

/** Before anybody chooses, a relic of each player is drawn; what was drawn for another event before is forgotten. */
export function revealRelics(r: SpireRun): void {
  for (const seat of partyOf(r.s.table)) {
    const relics = goodsOf(r, seat, "relics")
    for (const ref of relics) note(dataOf(r, ref), "slot", 0)
    for (const ref of drawn(r, seat, relics, 1)) note(dataOf(r, ref), "slot", 1)
  }
}

/** Everybody hears what is offered to whom. */
const offerExchangeOp = op(
  "offerExchange",
  { who: "seat", whom: "whom", to: "seat" },
  {
    run(r, f, a) {
      const what = a.whom(r, f.env, NOBODY)
      emit(r, { k: "offersExchange", who: a.who(r, f.env, NOBODY), what, to: a.to(r, f.env, NOBODY) }, null)
      return NEXT
    },
  },
)
export const offerExchange: (whom: Whom, to: Whom) => Node = verb(offerExchangeOp, ["whom", "to"], {
  who: "you",
})

const refuseExchangeOp = op(
  "refuseExchange",
  { who: "seat" },
  {
    run(r, f, a) {
      emit(r, { k: "refusesExchange", who: a.who(r, f.env, NOBODY) }, null)
      return NEXT
    },
  },
)
export const refuseExchange: (who: Whom) => Node = verb(refuseExchangeOp, ["who"])

/** As it is, with what was used up on it: it is the same relic, or the same card. */
const giveAwayOp = op(
  "giveAway",
  { whom: "whom", to: "seat" },
  {
    run(r, f, a) {
      const what = a.whom(r, f.env, NOBODY)
      const to = a.to(r, f.env, NOBODY)
      if (object(r, what) === null) return NEXT
      const isItem = hasKind(r, what, "relic")
      transfer(r, what, zone(r, isItem ? "items" : "deck", to), to, "give")
      if (!isItem) emit(r, { k: "adds", who: to, what }, null)
      return NEXT
    },
  },
)
export const giveAway: (whom: Whom, to: Whom) => Node = verb(giveAwayOp, ["whom", "to"])

/** What they have chosen came to nothing: they choose again, and not that. */
const chooseAnotherOp = op(
  "chooseAnother",
  { who: "seat" },
  {
    run(r, f, a) {
      const own = player(r, a.who(r, f.env, NOBODY))
      note(own, "chosen", -own.chosen)
      return NEXT
    },
  },
)
export const chooseAnother: Node = verb(chooseAnotherOp, [], { who: "you" })()

export const eventOps = [
  loseItemOp,
  revealAtRandomOp,
  loseRandomRelicOp,
  offerExchangeOp,
  refuseExchangeOp,
  giveAwayOp,
  chooseAnotherOp,
  callBossOp,
  carryOutOp,
]
