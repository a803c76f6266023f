// Verbs about drawing cards (STS-7.3).

import {
  emit,
  isCovered,
  NEXT,
  NOBODY,
  opFor,
  propose,
  pushProgram,
  recycle,
  type Ref,
  type Seat,
  STAY,
  topOf,
  unbind,
  zone,
} from "@soulspire/kernel"
import { player, type SpireRun } from "../run.ts"
import type { Data, Table } from "../types.ts"

const op = opFor<Table, Data>()

/** Nobody draws whose draws are barred, or who is dead (STS-13.1). */
const drawsNothing = (r: SpireRun, who: Seat): boolean =>
  player(r, who).drawsBarred > 0 || player(r, who).dead > 0

/** The top card of a draw pile; an empty one is made of the discard pile, without what is being played (STS-7.3). */
function topOfDraw(r: SpireRun, seat: Seat): Ref {
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
      const begun = f.env["$draw"] as number | undefined
      const hand = zone(r, "hand", who)
      if (a.as !== undefined && begun === undefined) f.env[a.as] = []
      for (let left = begun ?? a.amount(r, f.env, NOBODY); ; left--) {
        // Who need not draw does not shuffle (STS-7.3).
        const top = left <= 0 || drawsNothing(r, who) ? NOBODY : topOfDraw(r, who)
        if (top === NOBODY) {
          if (begun !== undefined) unbind(f, "$draw")
          return NEXT
        }
        // These names follow the cards into the hand.
        if (a.as !== undefined) (f.env[a.as] as Ref[]).push(top)
        propose(r, f, { k: "move", obj: top, to: hand, cause: "draw" })
        // Something has to say about this one before the next is drawn.
        if (isCovered(r, f)) {
          f.env["$draw"] = left - 1
          return STAY
        }
      }
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

export const drawOps = [draw, drawTo, drawOne, barDraws]
