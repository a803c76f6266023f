// A player leaves the game (FS-Q-9): the table may vote somebody out; what was theirs leaves the game with them.

import {
  type ActSpec,
  label,
  leaveGame,
  moveObject,
  NOBODY,
  pushProgram,
  type Seat,
  seatOrder,
  shuffle,
  zone,
} from "@soulspire/kernel"
import { type FourSoulsRun, player } from "./run.ts"
import type { Data, Table } from "./types.ts"

/** Two who vote, and one to vote about: a duel cannot be won like this. */
const FEWEST = 3

const mayVote = (r: FourSoulsRun): boolean =>
  r.s.table.removal > 0 && r.s.table.phase !== "set-up" && seatOrder(r).length >= FEWEST

export const leavingActs: Record<string, ActSpec<Table, Data>> = {
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

/** Everything of theirs goes: what all could see lies open outside the game, their hand goes into the box, cents to the pool. */
export function takeLeave(r: FourSoulsRun, seat: Seat): void {
  const t = r.s.table
  t.gone |= 1 << seat
  for (const [from, to] of [
    ["board", "outside"],
    ["souls", "outside"],
    ["hand", "box"],
  ])
    for (const ref of r.s.zones[zone(r, from, seat)].slice())
      moveObject(r, ref, zone(r, to), "top", NOBODY, null, "leave")
  shuffle(r, zone(r, "box"))
  t.pool += player(r, seat).cents
  player(r, seat).cents = player(r, seat).damage = 0
  t.extraTurns = t.extraTurns.filter((each) => each !== seat)
  leaveGame(r, seat)
}
