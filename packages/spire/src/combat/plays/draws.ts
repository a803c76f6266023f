// Verbs about drawing cards (STS-7.3).

import {
  emit,
  isCovered,
  NEXT,
  NOBODY,
  proposeMove,
  recycle,
  type Ref,
  type Seat,
  STAY,
  topOf,
  unbind,
  zoneId,
  verb,
} from "@soulspire/kernel"
import { barDraws } from "../atoms/cards.ts"
import { note } from "../../state/note.ts"
import { player, type SpireRun, op } from "../../state/run.ts"
import { zoneNo } from "../../state/zones.ts"

/** Nobody draws whose draws are barred, or who is dead (STS-13.1). */
const drawsNothing = (r: SpireRun, who: Seat): boolean =>
  player(r, who).drawsBarred > 0 || player(r, who).dead > 0

/** The top card of a draw pile; an empty one is made of the discard pile, without what is being played (STS-7.3). */
function topOfDraw(r: SpireRun, seat: Seat): Ref {
  const pile = zoneId(r, zoneNo.draw, seat)
  if (r.s.zones[pile].length === 0 && r.s.zones[zoneId(r, zoneNo.discard, seat)].length > 0) {
    recycle(r, zoneId(r, zoneNo.discard, seat), pile)
    note(player(r, seat), "reshuffles", player(r, seat).reshuffles + 1)
    emit(r, { k: "reshuffled", who: seat }, null)
  }
  return topOf(r, pile)
}

const drawOp = op(
  "draw",
  { who: "seat", amount: "amount", as: "bind?" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      // How many is said once: "until you have six" would be fewer with each card.
      const begun = f.env["$draw"] as number | undefined
      const hand = zoneId(r, zoneNo.hand, who)
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
        proposeMove(r, f, top, hand, "draw")
        // Something has to say about this one before the next is drawn.
        if (isCovered(r, f)) {
          f.env["$draw"] = left - 1
          return STAY
        }
      }
    },
  },
)
export const draw = verb(drawOp, ["amount", "who"], { who: "you" })

/** One card that is spoken of afterwards; its name follows it into the hand. */
const drawOneOp = op(
  "drawOne",
  { who: "seat", as: "bind" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      const top = drawsNothing(r, who) ? NOBODY : topOfDraw(r, who)
      f.env[a.as] = top
      if (top === NOBODY) return NEXT
      return proposeMove(r, f, top, zoneId(r, zoneNo.hand, who), "draw")
    },
  },
)
/** Called `drawn` in the text. */
export const drawOne = verb(drawOneOp, [], { who: "you", as: "drawn" })()

/** No more cards this turn. */
const barDrawsOp = op(
  "barDraws",
  { who: "seat" },
  {
    run(r, f, a) {
      barDraws(r, a.who(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const noMoreDraws = verb(barDrawsOp, [], { who: "you" })()

export const drawOps = [drawOp, drawOneOp, barDrawsOp]
