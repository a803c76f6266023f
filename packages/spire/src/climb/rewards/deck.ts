// Verbs about a deck between combats: upgrade, remove, transform, and what is added to it (STS-4.14, STS-4.15).

import {
  NEXT,
  NOBODY,
  object,
  propose,
  type Ref,
  type Seat,
  shuffleInPlace,
  topOf,
  zone,
  zoneId,
  verb,
  isUndone,
  setDone,
  noteUndone,
} from "@soulspire/kernel"
import { addCubes } from "../../combat/atoms/cards.ts"
import {
  drawReward,
  putUnderDeck,
  gainIt,
  isTransformable,
  transformCard as transform,
  upgradeCard as upgrade,
} from "./rewards.ts"
import { holderOf, lying, type SpireRun, upgradeOf, op } from "../../state/run.ts"
import { zoneNo } from "../../state/zones.ts"

const upgradeOp = op(
  "upgrade",
  { whom: "whom" },
  {
    run(r, f, a) {
      const card = a.whom(r, f.env, NOBODY)
      if (object(r, card) !== null && upgrade(r, card)) setDone(f.env, true)
      else noteUndone(f.env)
      return NEXT
    },
  },
)
export const upgradeCard = verb(upgradeOp, ["whom"])

const upgradeRandomOp = op(
  "upgradeRandom",
  { who: "seat", amount: "amount" },
  {
    run(r, f, a) {
      const cards = lying(r, "deck", a.who(r, f.env, NOBODY)).filter((ref) => upgradeOf(r, ref) >= 0)
      shuffleInPlace(r.s.random, 0, cards)
      for (const card of cards.slice(0, a.amount(r, f.env, NOBODY))) upgrade(r, card)
      return NEXT
    },
  },
)
export const upgradeRandom = verb(upgradeRandomOp, ["amount"], { who: "you" })

const removeCardOp = op(
  "removeCard",
  { whom: "whom" },
  {
    run(r, f, a) {
      const card = a.whom(r, f.env, NOBODY)
      if (object(r, card) === null) return NEXT
      const controller = holderOf(r, card)
      return propose(r, f, {
        k: "move",
        obj: card,
        to: zoneId(r, zoneNo.box),
        at: "top",
        controller,
        cause: "remove",
      })
    },
  },
)
export const removeCard = verb(removeCardOp, ["whom"])

const transformOp = op(
  "transform",
  { whom: "whom" },
  {
    run(r, f, a) {
      const card = a.whom(r, f.env, NOBODY)
      if (object(r, card) === null) return NEXT
      transform(r, holderOf(r, card), card)
      return NEXT
    },
  },
)
export const transformCard = verb(transformOp, ["whom"])

const piles = ["deck", "draw", "hand", "discard", "exhaust", "powers"] as const

/** All cards of somebody's deck: at the end of a combat some still lie where the combat has left them. */
const cardsOf = (r: SpireRun, seat: Seat): Ref[] => [
  ...piles.flatMap((pile) => lying(r, pile, seat)),
  ...[...lying(r, "playing"), ...lying(r, "attached")].filter((ref) => holderOf(r, ref) === seat),
]

const transformRandomOp = op(
  "transformRandom",
  { who: "seat", amount: "amount" },
  {
    run(r, f, a) {
      const seat = a.who(r, f.env, NOBODY)
      // A copy that was being played is no card.
      const cards = cardsOf(r, seat).filter((ref) => isTransformable(r, ref) && object(r, ref)?.def !== -1)
      shuffleInPlace(r.s.random, 0, cards)
      for (const card of cards.slice(0, a.amount(r, f.env, NOBODY))) transform(r, seat, card)
      return NEXT
    },
  },
)
export const transformRandom = verb(transformRandomOp, ["amount"], { who: "you" })

const gainCurseOp = op(
  "gainCurse",
  { who: "seat", amount: "amount?" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      for (let left = a.amount?.(r, f.env, NOBODY) ?? 1; left > 0; left--)
        propose(r, f, { k: "gainCurse", who })
      return NEXT
    },
  },
)
export const gainCurses = verb(gainCurseOp, ["amount"], { who: "you" })

/** The top of a deck, or several from there, unseen before and not to be refused; for a ticket the top rare (STS-4.15). */
const gainTopOp = op(
  "gainTop",
  { who: "seat", deck: "name", amount: "amount?" },
  {
    run(r, f, a) {
      const seat: Seat = a.who(r, f.env, NOBODY)
      const isOwn = a.deck === "rares" || a.deck === "rewards"
      const deck = zone(r, a.deck, isOwn ? seat : undefined)
      for (let left = a.amount?.(r, f.env, NOBODY) ?? 1; left > 0; left--) {
        const top = a.deck === "rewards" ? drawReward(r, seat) : topOf(r, deck)
        if (top !== NOBODY) gainIt(r, seat, top)
      }
      return NEXT
    },
  },
)
export const gainTop = verb(gainTopOp, ["deck", "amount"], { who: "you" })

/** Under its deck, for good. */
const discardItemOp = op(
  "discardItem",
  { whom: "whom" },
  {
    run(r, f, a) {
      const item = a.whom(r, f.env, NOBODY)
      if (object(r, item) !== null) putUnderDeck(r, holderOf(r, item), item, "discardItem")
      return NEXT
    },
    can: (r, e, a) => object(r, a.whom(r, e, NOBODY)) !== null,
  },
)
export const discardThis = verb(discardItemOp, [], { whom: "this" })()

/** One use more, unless what was just done did nothing; with the last one it is gone. */
const wearOutOp = op(
  "wearOut",
  { whom: "whom", uses: "amount" },
  {
    run(r, f, a) {
      const item = a.whom(r, f.env, NOBODY)
      const data = object(r, item)?.data ?? null
      if (data === null || isUndone(f.env)) return NEXT
      addCubes(r, item, 1)
      if (data.counters >= a.uses(r, f.env, NOBODY)) putUnderDeck(r, holderOf(r, item), item, "discardItem")
      return NEXT
    },
  },
)
export const wearOut = verb(wearOutOp, ["uses"], { whom: "this" })

export const deckOps = [
  upgradeOp,
  upgradeRandomOp,
  removeCardOp,
  transformOp,
  transformRandomOp,
  gainCurseOp,
  gainTopOp,
  discardItemOp,
  wearOutOp,
]
