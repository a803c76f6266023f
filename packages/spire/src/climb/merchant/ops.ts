// Steps at a merchant's (STS-5.8 to STS-5.10).

import {
  dataOf,
  moveObject,
  NEXT,
  NOBODY,
  object,
  type Seat,
  topOf,
  zone,
  zoneId,
  verb,
} from "@soulspire/kernel"
import { note } from "../../state/note.ts"
import { gainIt, layOffers, onSale, putUnderDeck as toItsDeck } from "../rewards/rewards.ts"
import { factOf, holderOf, player, type SpireRun, op } from "../../state/run.ts"
import { shoppersOf } from "../quick-start/reads.ts"
import { zoneNo } from "../../state/zones.ts"

const SLOTS = 3

/** Something without a price is not for sale: it goes under its deck and another one comes. */
function laySlot(
  r: SpireRun,
  deck: string,
  slot: number,
  to = zoneId(r, zoneNo.pool),
  seat: Seat = NOBODY,
): void {
  for (let tries = r.s.zones[zone(r, deck)].length; tries > 0; tries--) {
    const top = topOf(r, zone(r, deck))
    if (deck === "relicDeck" && factOf(r, top, "price") === 0) {
      moveObject(r, top, zone(r, deck), "bottom", NOBODY, null, "skip")
      continue
    }
    note(dataOf(r, moveObject(r, top, to, "top", seat, null, "reveal")), "slot", slot)
    return
  }
}

/** Three relics and three potions for all, three cards of their own for each; colorless ones where they are in the game. */
const layGoodsOp = op(
  "layGoods",
  {},
  {
    run(r) {
      for (const deck of ["relicDeck", "potionDeck", "colorlessDeck"])
        for (let slot = 1; slot <= SLOTS; slot++) laySlot(r, deck, slot)
      for (const seat of shoppersOf(r)) layOffers(r, seat, "card", 0, SLOTS)
      return NEXT
    },
  },
)
export const layGoods = verb(layGoodsOp)

/** The top of a deck, for one player alone. */
const layForSaleOp = op(
  "layForSale",
  { who: "seat", deck: "name" },
  {
    run(r, f, a) {
      const seat = a.who(r, f.env, NOBODY)
      laySlot(r, a.deck, 0, zoneId(r, zoneNo.offers, seat), seat)
      return NEXT
    },
  },
)
export const layForSale = verb(layForSaleOp, ["deck"], { who: "you" })

/** Nobody wanted it: it goes under its deck. */
const clearSaleOp = op(
  "clearSale",
  { who: "seat" },
  {
    run(r, f, a) {
      const seat = a.who(r, f.env, NOBODY)
      for (const ref of onSale(r, seat)) toItsDeck(r, seat, ref, "skip")
      return NEXT
    },
  },
)
export const clearSale = verb(clearSaleOp, ["who"])

const gainBoughtOp = op(
  "gainBought",
  { who: "seat", whom: "whom" },
  {
    run(r, f, a) {
      gainIt(r, a.who(r, f.env, NOBODY), a.whom(r, f.env, NOBODY), "buy")
      return NEXT
    },
  },
)
export const gainBought = verb(gainBoughtOp, ["whom"], { who: "you" })

const noteCleansedOp = op(
  "noteCleansed",
  { who: "seat" },
  {
    run(r, f, a) {
      note(player(r, a.who(r, f.env, NOBODY)), "cleansed", 1)
      return NEXT
    },
  },
)
export const noteCleansed = verb(noteCleansedOp, ["who"])

const putUnderDeckOp = op(
  "putUnderDeck",
  { whom: "whom" },
  {
    run(r, f, a) {
      const card = a.whom(r, f.env, NOBODY)
      if (object(r, card) !== null) toItsDeck(r, holderOf(r, card), card, "skip")
      return NEXT
    },
  },
)
export const putUnderDeck = verb(putUnderDeckOp, ["whom"])

export const merchantOps = [
  layGoodsOp,
  layForSaleOp,
  clearSaleOp,
  gainBoughtOp,
  noteCleansedOp,
  putUnderDeckOp,
]
