// A player leaves the game (FS-Q-9): the table may vote somebody out; what was theirs leaves the game with them.

import { type ActSpec, label, pushProgram, seatOrder } from "@soulspire/kernel"
import type { FourSoulsRun, ReadData, ReadTable } from "../../state/run.ts"

/** Two who vote, and one to vote about: a duel cannot be won like this. */
const FEWEST = 3

const mayVote = (r: FourSoulsRun): boolean =>
  r.s.table.removal > 0 && r.s.table.phase !== "set-up" && seatOrder(r).length >= FEWEST

export const leavingActs: Record<string, ActSpec<ReadTable, ReadData>> = {
  remove: {
    windows: ["barter"],
    list(r, seat, add) {
      if (mayVote(r)) for (const whom of seatOrder(r)) if (whom !== seat) add(label(r, whom), [whom])
    },
    explain: (r) =>
      r.s.table.removal === 0
        ? { key: "no-removal", rule: "FS-Q-9" }
        : { key: "too-few-to-vote", params: { min: FEWEST }, rule: "FS-Q-9" },
    go(r, _f, seat, { refs: [whom] }) {
      pushProgram(r, "voteOut", { you: seat, whom })
    },
  },
}
