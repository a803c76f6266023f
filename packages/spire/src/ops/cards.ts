// Verbs about cards: drawing, discarding, exhausting, status and daze.

import {
  type Ability,
  dataOf,
  defAt,
  emit,
  moveObject,
  NEXT,
  NOBODY,
  object,
  opFor,
  propose,
  pushProgram,
  recycle,
  reprint,
  type Ref,
  type Seat,
  showCard,
  STAY,
  topOf,
  zone,
} from "@soulspire/kernel"
import { switchRows } from "../rows.ts"
import { factOf, hasKind, holderOf, lying, player, type SpireRun } from "../run.ts"
import type { Data, Table } from "../types.ts"

const op = opFor<Table, Data>()

/** Nobody draws whose draws are barred, or who is dead (STS-13.1). */
const drawsNothing = (r: SpireRun, who: Seat): boolean =>
  player(r, who).drawsBarred > 0 || player(r, who).dead > 0

/** The top card of a draw pile; an empty one is made of the discard pile, without what is being played (STS-7.3). */
export function topOfDraw(r: SpireRun, seat: Seat): Ref {
  const pile = zone(r, "draw", seat)
  if (r.s.zones[pile].length === 0 && r.s.zones[zone(r, "discard", seat)].length > 0) {
    recycle(r, zone(r, "discard", seat), pile)
    player(r, seat).reshuffles++
    emit(r, { k: "reshuffled", who: seat }, null)
  }
  return topOf(r, pile)
}

const draw = op(
  "draw",
  { who: "whom", amount: "amount", as: "bind?" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      // How many is said once: "until you have six" would be fewer with each card.
      if (a.as !== undefined && f.env["$draw"] === undefined) f.env[a.as] = []
      const left = (f.env["$draw"] as number | undefined) ?? a.amount(r, f.env, NOBODY)
      // Who need not draw does not shuffle (STS-7.3).
      const top = left <= 0 || drawsNothing(r, who) ? NOBODY : topOfDraw(r, who)
      if (top === NOBODY) {
        delete f.env["$draw"]
        return NEXT
      }
      f.env["$draw"] = left - 1
      // These names follow the cards into the hand.
      if (a.as !== undefined) (f.env[a.as] as Ref[]).push(top)
      propose(r, f, { k: "move", obj: top, to: zone(r, "hand", who), cause: "draw" })
      return STAY
    },
  },
)

/** Until there are so many in the hand. */
const drawTo = op(
  "drawTo",
  { who: "whom", size: "amount" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      const missing = a.size(r, f.env, NOBODY) - r.s.zones[zone(r, "hand", who)].length
      if (missing > 0) pushProgram(r, "drawSome", { who, amount: missing })
      return NEXT
    },
  },
)

/** One card that is spoken of afterwards; its name follows it into the hand. */
const drawOne = op(
  "drawOne",
  { who: "whom", as: "bind" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      const top = drawsNothing(r, who) ? NOBODY : topOfDraw(r, who)
      f.env[a.as] = top
      if (top === NOBODY) return NEXT
      return propose(r, f, { k: "move", obj: top, to: zone(r, "hand", who), cause: "draw" })
    },
  },
)

/** Where a card goes that is exhausted: daze and status go home (STS-7.9). */
export function exhaustPile(r: SpireRun, card: Ref): number {
  if (hasKind(r, card, "daze")) return zone(r, "dazeDeck")
  if (hasKind(r, card, "status")) return zone(r, "statusDeck")
  return zone(r, "exhaust", holderOf(r, card))
}

const exhaust = op(
  "exhaust",
  { whom: "whom" },
  {
    run(r, f, a) {
      const card = a.whom(r, f.env, NOBODY)
      if (object(r, card) === null) return NEXT
      return propose(r, f, { k: "move", obj: card, to: exhaustPile(r, card), cause: "exhaust" })
    },
  },
)

/** Discarded by an effect, which is what some cards wait for; the end of the turn is none (STS-7.10). */
const discard = op(
  "discard",
  { whom: "whom", cause: "name?" },
  {
    run(r, f, a) {
      const card = a.whom(r, f.env, NOBODY)
      const o = object(r, card)
      if (o === null) return NEXT
      if (a.cause === undefined) player(r, holderOf(r, card)).discarded++
      return propose(r, f, {
        k: "move",
        obj: card,
        to: zone(r, "discard", holderOf(r, card)),
        cause: a.cause ?? "discard",
      })
    },
  },
)

/** Several cards by one effect: whoever waits for that is told once. */
const discardAll = op(
  "discardAll",
  { cards: "select" },
  {
    run(r, f, a) {
      const cards = a.cards(r, f.env, NOBODY)
      if (cards.length > 0) pushProgram(r, "discardAll", { cards, you: f.env["you"] as Seat })
      return NEXT
    },
  },
)

const putOnDraw = op(
  "putOnDraw",
  { card: "whom" },
  {
    run(r, f, a) {
      const card = a.card(r, f.env, NOBODY)
      const o = object(r, card)
      if (o === null) return NEXT
      return propose(r, f, {
        k: "move",
        obj: card,
        to: zone(r, "draw", holderOf(r, card)),
        at: "top",
        cause: "top",
      })
    },
  },
)

const takeInHand = op(
  "takeInHand",
  { card: "whom" },
  {
    run(r, f, a) {
      const card = a.card(r, f.env, NOBODY)
      const o = object(r, card)
      if (o === null) return NEXT
      return propose(r, f, { k: "move", obj: card, to: zone(r, "hand", holderOf(r, card)), cause: "take" })
    },
  },
)

/**
 * Daze goes on top of the draw pile; a status card on top of the discard pile, with the half up that its giver shows
 * (STS-9.9); none left is none given (STS-9.14).
 */
const clutter = op(
  "clutter",
  { who: "select", card: "name", amount: "amount" },
  {
    run(r, f, a) {
      const half = r.m.defNumber.get(a.card) as number
      const isDaze = r.m.defs[half].def.kinds.includes("daze")
      const [from, to] = isDaze ? ["dazeDeck", "draw"] : ["statusDeck", "discard"]
      for (const who of a.who(r, f.env, NOBODY))
        for (let i = a.amount(r, f.env, NOBODY); i > 0; i--) {
          const card = topOf(r, zone(r, from))
          if (card === NOBODY) return NEXT
          reprint(r, card, half)
          moveObject(r, card, zone(r, to, who), "top", who, null, "clutter")
        }
      return NEXT
    },
  },
)

/** What will do something at the end of the turn because it is still in the hand. */
const isBurden = ({ k, ...ability }: Ability): boolean =>
  k === "on" && "event" in ability && ability.event === "turnEnds" && ability.in?.includes("hand") === true

/** Such cards are shown before they do it: whoever puts their own in order tells by that what is in the hand. */
const showBurdens = op(
  "showBurdens",
  { who: "whom" },
  {
    run(r, f, a) {
      for (const ref of lying(r, "hand", a.who(r, f.env, NOBODY)))
        if (r.m.defs[defAt(r, ref)].def.abilities.some(isBurden)) showCard(r, ref)
      return NEXT
    },
  },
)

/** No more cards this turn. */
const barDraws = op(
  "barDraws",
  { who: "whom" },
  {
    run(r, f, a) {
      player(r, a.who(r, f.env, NOBODY)).drawsBarred = 1
      return NEXT
    },
  },
)

/** They cost nothing till the end of the turn, as long as they stay in the hand. */
const makeFree = op(
  "makeFree",
  { cards: "select" },
  {
    run(r, f, a) {
      const cards = a.cards(r, f.env, NOBODY)
      if (cards.length > 0) pushProgram(r, "makeFree", { cards })
      return NEXT
    },
  },
)

/** Stays in the hand at the end of this turn. */
const retain = op(
  "retain",
  { whom: "whom" },
  {
    run(r, f, a) {
      dataOf(r, a.whom(r, f.env, NOBODY)).retained = r.s.table.round
      return NEXT
    },
  },
)

/** Cards that retain themselves, which some of them remember (STS-9.11). */
const keepRetained = op(
  "keepRetained",
  { who: "whom" },
  {
    run(r, f, a) {
      for (const ref of r.s.zones[zone(r, "hand", a.who(r, f.env, NOBODY))])
        if (factOf(r, ref, "retain") > 0) dataOf(r, ref).retained = r.s.table.round
      return NEXT
    },
  },
)

const addCubes = op(
  "addCubes",
  { whom: "whom", amount: "amount" },
  {
    run(r, f, a) {
      dataOf(r, a.whom(r, f.env, NOBODY)).counters += a.amount(r, f.env, NOBODY)
      return NEXT
    },
  },
)

/** So many on it, whatever is there already. */
const fillCubes = op(
  "fillCubes",
  { whom: "whom", amount: "amount" },
  {
    run(r, f, a) {
      const data = dataOf(r, a.whom(r, f.env, NOBODY))
      data.counters = Math.max(data.counters, a.amount(r, f.env, NOBODY))
      return NEXT
    },
  },
)

const switchPlaces = op(
  "switchRows",
  { a: "whom", b: "whom" },
  {
    run(r, f, a) {
      switchRows(r, a.a(r, f.env, NOBODY), a.b(r, f.env, NOBODY))
      return NEXT
    },
  },
)

export const cardOps = [
  makeFree,
  retain,
  keepRetained,
  addCubes,
  fillCubes,
  switchPlaces,
  barDraws,
  showBurdens,
  draw,
  drawTo,
  drawOne,
  exhaust,
  discard,
  discardAll,
  putOnDraw,
  takeInHand,
  clutter,
]
