// Rewards for everyone (FSC-V.6): what a dead monster leaves is gained by all, and twice by the active player. A die is
// rolled once for all of them (FSC-Q-2). The soul stays with whom it belongs to.

import {
  type Frame,
  NEXT,
  NOBODY,
  propose,
  type Ref,
  type Seat,
  seatOrder,
  type Signal,
  thisOf,
  verb,
} from "@soulspire/kernel"
import { op } from "../../../state/op.ts"
import { type FourSoulsRun, hasKind } from "../../../state/run.ts"
import { isPlaying } from "../playing.ts"

/** Is this what a monster's death leaves, at a table where all have a share? A card that gives rewards besides gives them to one. */
export const isShared = (r: FourSoulsRun, f: Frame, dead: Ref): boolean =>
  isPlaying(r, "rewards-for-everyone") && thisOf(f.env) === NOBODY && hasKind(r, dead, "monster")

interface Rewards {
  who: Seat
  whom: Ref
  combat: number
  times: number
}

/** The active player first, then the others in turn order: what is proposed last comes first. */
export function shareRewards(r: FourSoulsRun, f: Frame, { who, whom, combat, times }: Rewards): Signal {
  for (const other of seatOrder(r).toReversed())
    if (other !== who) propose(r, f, { k: "rewards", who: other, whom, combat, times, share: 1 })
  return propose(r, f, { k: "rewards", who, whom, combat, times: 2 * times, leads: 1 })
}

/** A die that was rolled for the rewards of all: everybody else gains by it too, half of what is doubled. */
const shareRolledOp = op(
  "shareRolled",
  { what: "name", who: "seat", amount: "amount", leads: "amount" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      const amount = a.amount(r, f.env, NOBODY) / 2
      if (a.leads(r, f.env, NOBODY) !== 1) return NEXT
      for (const other of seatOrder(r).toReversed())
        if (other !== who)
          propose(
            r,
            f,
            a.what === "loot"
              ? { k: "loot", who: other, amount, step: "", from: "lootDeck" }
              : { k: "gainCents", who: other, amount },
          )
      return NEXT
    },
  },
)
export const shareRolled = verb(shareRolledOp, ["what", "who", "amount", "leads"])

export const sharingOps = [shareRolledOp]
