// The vote about a player's leaving, and what follows from it (FS-Q-9).

import {
  asking,
  emit,
  type Env,
  keptAs,
  NEXT,
  NOBODY,
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

const undecided = (r: FourSoulsRun, e: Env, whom: Seat): Seat[] =>
  votersOn(r, whom).filter((seat) => seat !== youOf(e) && votesIn(e)[`p${seat + 1}`] === undefined)

/** Asked all at once, beside whatever goes on; more than half of those who vote decide. */
const voteOutOp = op(
  "voteOut",
  { whom: "seat", as: "bind" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      const votes = Object.values(votesIn(f.env))
      const [all, yes] = [votersOn(r, whom).length, 1 + votes.filter((each) => each === 1).length]
      const open = undecided(r, f.env, whom).length
      if (yes * 2 <= all && (yes + open) * 2 > all) return WAIT
      f.env[a.as] = yes * 2 > all ? 1 : 0
      return NEXT
    },
    seats: (r, f, a) =>
      undecided(r, f.env, a.whom(r, f.env, NOBODY)).reduce((bits, seat) => bits | (1 << seat), 0),
    ask: () => asking("act", "vote-out"),
    options: (r, f, a) => [
      { key: "yes", refs: [a.whom(r, f.env, NOBODY)] },
      { key: "no", refs: [] },
    ],
    answer(r, f, a, seat, keys) {
      const yes = keys[0] === "yes" ? 1 : 0
      votesIn(f.env)[`p${seat + 1}`] = yes
      emit(r, { k: "votesOut", who: seat, whom: a.whom(r, f.env, NOBODY), yes }, null)
      return STAY
    },
  },
)
export const voteOut = verb(voteOutOp, ["whom", "as"])

/** Gone, with everything; what was going on is over, and the turn with it. */
const leavesOp = op(
  "leaves",
  { who: "seat" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      emit(r, { k: "leaves", who }, null)
      cancelEverything(r)
      leaveTable(r, who)
      markEnding(r, "cut-short")
      if (!within(r, "wholeTurn")) return NEXT
      unwind(r, "wholeTurn")
      return STAY
    },
  },
)
export const leaves = verb(leavesOp, ["who"])

export const leavingOps = [voteOutOp, leavesOp]
