// The vote about a player's leaving, and what follows from it (FS-Q-9).

import {
  asking,
  emit,
  type Env,
  keptAs,
  NEXT,
  type Seat,
  seatOrder,
  STAY,
  unwind,
  verb,
  WAIT,
  within,
  youOf,
} from "@soulspire/kernel"
import { op } from "../../state/op.ts"
import { leaveTable } from "../set-up/atoms.ts"
import type { FourSoulsRun } from "../../state/run.ts"
import { cancelEverything } from "../stack/atoms.ts"
import { markEnding } from "../turn/atoms.ts"

/** Who has a vote: everybody but the one it is about. Whoever has called for it has said yes by that. */
const votersOn = (r: FourSoulsRun, whom: Seat): Seat[] => seatOrder(r).filter((seat) => seat !== whom)

const kept = keptAs<Record<string, number>>("$votes")
const votesIn = (e: Env): Record<string, number> => kept.in(e) ?? kept.set(e, {})
const whomIn = (e: Env): Seat => e["whom"] as Seat

const undecided = (r: FourSoulsRun, e: Env): Seat[] =>
  votersOn(r, whomIn(e)).filter((seat) => seat !== youOf(e) && votesIn(e)[`p${seat + 1}`] === undefined)

/** Asked all at once, beside whatever goes on; more than half of those who vote decide. */
const voteOutOp = op(
  "voteOut",
  {},
  {
    binds: ["out"],
    run(r, f) {
      const votes = Object.values(votesIn(f.env))
      const [all, yes] = [votersOn(r, whomIn(f.env)).length, 1 + votes.filter((each) => each === 1).length]
      const open = undecided(r, f.env).length
      if (yes * 2 <= all && (yes + open) * 2 > all) return WAIT
      f.env["out"] = yes * 2 > all ? 1 : 0
      return NEXT
    },
    seats: (r, f) => undecided(r, f.env).reduce((bits, seat) => bits | (1 << seat), 0),
    ask: () => asking("act", "vote-out"),
    options: (_r, f) => [
      { key: "yes", refs: [whomIn(f.env)] },
      { key: "no", refs: [] },
    ],
    answer(r, f, _a, seat, keys) {
      votesIn(f.env)[`p${seat + 1}`] = keys[0] === "yes" ? 1 : 0
      emit(r, { k: "votesOut", who: seat, whom: whomIn(f.env), yes: keys[0] === "yes" ? 1 : 0 }, null)
      return STAY
    },
  },
)
export const voteOut = verb(voteOutOp)

/** Gone, with everything; what was going on is over, and the turn with it. */
const leavesOp = op(
  "leaves",
  {},
  {
    run(r, f) {
      const whom = whomIn(f.env)
      emit(r, { k: "leaves", who: whom }, null)
      cancelEverything(r)
      leaveTable(r, whom)
      markEnding(r, "cut-short")
      if (!within(r, "wholeTurn")) return NEXT
      unwind(r, "wholeTurn")
      return STAY
    },
  },
)
export const leaves = verb(leavesOp)

export const leavingOps = [voteOutOp, leavesOp]
