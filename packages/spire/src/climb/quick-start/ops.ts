// Steps of a quick start that nobody decides (STS-13.6, STS-13.7).

import { below, boundAs, emit, NEXT, NOBODY, roll, type Seat, verb } from "@soulspire/kernel"
import { FACES } from "../../combat/limits.ts"
import { blessings } from "../../cards/index.ts"
import { lay } from "../act-decks.ts"
import { startRoom } from "../map/atoms.ts"
import { lying, op, type SpireRun } from "../../state/run.ts"
import { partyOf } from "../../state/types.ts"
import { endStart as endIt, join as joinIt } from "./atoms.ts"
import { startersOf } from "./reads.ts"

const rolled = boundAs<number>("rolled")

/** A die of one's own, that nothing changes: it is that of no room. */
const rollOwnDieOp = op(
  "rollOwnDie",
  { who: "seat" },
  {
    binds: [rolled.name],
    run(r, f, a) {
      const value = roll(r, "dice", FACES)
      rolled.set(f.env, value)
      emit(r, { k: "rolls", who: a.who(r, f.env, NOBODY), value }, null)
      return NEXT
    },
  },
)
export const rollOwnDie = verb(rollOwnDieOp, ["who"])

/** One merchant, for all who have just begun. */
const goShoppingOp = op(
  "goShopping",
  {},
  {
    run(r) {
      startRoom(r, "merchant")
      emit(r, { k: "shops" }, null)
      return NEXT
    },
  },
)
export const goShopping = verb(goShoppingOp)

/** They are like everybody else now. */
const endStartOp = op(
  "endStart",
  {},
  {
    run(r) {
      for (const seat of startersOf(r)) endIt(r, seat)
      return NEXT
    },
  },
)
export const endStart = verb(endStartOp)

/** Whoever comes at the start of this Act, with one of Neow's cards that nobody has had (STS-13.7). */
const joinOp = op(
  "join",
  {},
  {
    run(r) {
      const { players, act } = r.s.table
      players.forEach(({ away }, seat) => {
        if (away !== act) return
        joinIt(r, seat as Seat)
        dealBlessing(r, seat as Seat)
      })
      return NEXT
    },
  },
)
export const join = verb(joinOp)

/** Those about colorless cards are in the game where there are such cards (STS-14.4). */
function dealBlessing(r: SpireRun, seat: Seat): void {
  const had = new Set([...lying(r, "box"), ...partyOf(r.s.table).flatMap((each) => lying(r, "offers", each))])
  const seen = new Set(r.s.objects.flatMap(({ ref, def }) => (had.has(ref) ? [r.m.defs[def]?.def.id] : [])))
  const isOpen = lying(r, "colorlessDeck").length > 0
  const left = blessings.filter(({ id, locked }) => (!locked || isOpen) && !seen.has(id))
  lay(r, left[below(r.s.random, 0, left.length)].id, 1, "offers", seat)
}

export const quickStartOps = [rollOwnDieOp, goShoppingOp, endStartOp, joinOp]
