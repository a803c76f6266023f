// Verbs about drawing cards (STS-7.3).

import {
  emit,
  NEXT,
  NOBODY,
  proposeMove,
  pushProgram,
  recycle,
  type Ref,
  type Seat,
  topOf,
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

/** So many, one after another. How many is said once: "until you have six" would be fewer with each card. */
const drawOp = op(
  "draw",
  { who: "seat", amount: "amount" },
  {
    run(r, f, a) {
      const amount = a.amount(r, f.env, NOBODY)
      if (amount > 0) pushProgram(r, "draw", { who: a.who(r, f.env, NOBODY), amount })
      return NEXT
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
export const drawCard = verb(drawOneOp, ["who", "as"])

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
