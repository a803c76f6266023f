// What is paid and what is got for it: a soul goes, the top card of the starting items comes.

import {
  asking,
  bit,
  label,
  moveObject,
  NEXT,
  NOBODY,
  object,
  propose,
  type Ref,
  type Seat,
  shuffle,
  thisOf,
  verb,
  WAIT,
  youOf,
  zone,
} from "@soulspire/kernel"
import { op } from "../../../state/op.ts"
import { discardOf, type FourSoulsRun, hasKind } from "../../../state/run.ts"
import { noteSpent, wasSpent } from "./atoms.ts"

const soulsOf = (r: FourSoulsRun, seat: Seat): readonly Ref[] => r.s.zones[zone(r, "souls", seat)]

/** One soul card, whatever it is worth; it has nothing to do with being eternal, which a soul is not. */
const spendSoulOp = op(
  "spendSoul",
  {},
  {
    run(r, f) {
      const souls = soulsOf(r, youOf(f.env))
      if (souls.length > 1) return WAIT
      noteSpent(r, thisOf(f.env))
      return propose(r, f, { k: "move", obj: souls[0], to: discardOf(r, souls[0]), cause: "discard" })
    },
    can: (r, e) => soulsOf(r, youOf(e)).length > 0 && !wasSpent(r, thisOf(e)),
    seats: (_r, f) => bit(youOf(f.env)),
    ask: () => asking("choose", "spend-soul"),
    options: (r, f) => soulsOf(r, youOf(f.env)).map((ref) => ({ key: label(r, ref), refs: [ref] })),
    answer(r, f, _a, seat, keys) {
      const soul = soulsOf(r, seat).find((ref) => label(r, ref) === keys[0]) ?? NOBODY
      noteSpent(r, thisOf(f.env))
      return propose(r, f, { k: "move", obj: soul, to: discardOf(r, soul), cause: "discard" })
    },
  },
)
export const spendSoul = verb(spendSoulOp)

const isStartingItem = (r: FourSoulsRun, ref: Ref): boolean => hasKind(r, ref, "starting-item")

/** Those that nobody has come out of the game face down, mixed: nothing else with that back lies there. */
const shuffleStartingItemsOp = op(
  "shuffleStartingItems",
  {},
  {
    run(r) {
      for (const ref of r.s.zones[zone(r, "outside")].filter((each) => isStartingItem(r, each)))
        moveObject(r, ref, zone(r, "box"), "top", NOBODY, null, "set-up")
      shuffle(r, zone(r, "box"))
      return NEXT
    },
  },
)
export const shuffleStartingItems = verb(shuffleStartingItemsOp)

/** The top one of them; an empty deck has nothing to give. */
const gainStartingItemOp = op(
  "gainStartingItem",
  {},
  {
    run(r, f) {
      const top = r.s.zones[zone(r, "box")].findLast((ref) => isStartingItem(r, ref)) ?? NOBODY
      if (object(r, top) === null) return NEXT
      const who = youOf(f.env)
      return propose(r, f, { k: "move", obj: top, to: zone(r, "board", who), who, cause: "gain" })
    },
  },
)
export const gainStartingItem = verb(gainStartingItemOp)

export const soulMoneyOps = [spendSoulOp, shuffleStartingItemsOp, gainStartingItemOp]
