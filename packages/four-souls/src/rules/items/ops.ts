// Verbs about items that come and go as a pair: rerolled for another, swapped for somebody's.

import {
  controllerOf,
  dataOf,
  emit,
  NEXT,
  NOBODY,
  type Obj,
  object,
  pushProgram,
  type Ref,
  type Seat,
  setDone,
  transfer,
  verb,
  zone,
} from "@soulspire/kernel"
import { op } from "../../state/op.ts"
import { checkBonusSouls } from "./bonus-souls.ts"
import { type FourSoulsRun, hasKind, isEternal, isInPlay, isSoul } from "../../state/run.ts"
import { note } from "../../state/note.ts"

/** An item is destroyed and, if it was, replaced by the top of the treasure deck where it was (FS-6.27.2). */
const rerollItemOp = op(
  "rerollItem",
  { whom: "whom" },
  {
    run(r, f, a) {
      const item = a.whom(r, f.env, NOBODY)
      if (object(r, item) !== null)
        pushProgram(r, "reroll", { item, who: controllerOf(r, item), slot: dataOf(r, item).slot })
      return NEXT
    },
  },
)
export const rerollItem = verb(rerollItemOp, ["whom"])

/** Items of a player's, chosen by that player among those that can be destroyed (FS-6.10.1): as many as there are. */
const destroyItemsOp = op(
  "destroyItems",
  { who: "seat", amount: "amount" },
  {
    run(r, f, a) {
      pushProgram(r, "destroyChosen", { who: a.who(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) })
      return NEXT
    },
    can(r, e, a) {
      const board = r.s.zones[zone(r, "board", a.who(r, e, NOBODY))]
      const theirs = board.filter((ref) => hasKind(r, ref, "item") && !isEternal(r, ref))
      return theirs.length >= a.amount(r, e, NOBODY)
    },
  },
)
export const destroyItems = verb(destroyItemsOp, ["amount"], { who: "you" })

/** Two items go to where the other was at the same time, with all that is on them (FS-6.16.2, FS-6.7.2). */
const swapItemsOp = op(
  "swapItems",
  { one: "whom", other: "whom" },
  {
    run(r, f, a) {
      const [one, other] = [a.one(r, f.env, NOBODY), a.other(r, f.env, NOBODY)]
      if (!isOwned(r, one) || !isOwned(r, other) || controllerOf(r, one) === controllerOf(r, other)) {
        setDone(f.env, false)
        return NEXT
      }
      const [mine, theirs] = [placeOf(r, one), placeOf(r, other)]
      moveInto(r, one, theirs)
      moveInto(r, other, mine)
      emit(r, { k: "swap", one, other }, null)
      setDone(f.env, true)
      checkBonusSouls(r)
      return NEXT
    },
  },
)
export const swapItems = verb(swapItemsOp, ["one", "other"])

const isOwned = (r: FourSoulsRun, ref: Ref): boolean => isInPlay(r, ref) && !isSoul(r, ref)

type Place = readonly [zone: number, slot: number, controller: Seat]
const placeOf = (r: FourSoulsRun, ref: Ref): Place => {
  const o = object(r, ref) as Obj
  return [o.zone, dataOf(r, ref).slot, o.controller]
}

function moveInto(r: FourSoulsRun, ref: Ref, [to, slot, controller]: Place): void {
  transfer(r, ref, to, controller, "swap")
  if (to === zone(r, "shop")) note(dataOf(r, ref), "slot", slot)
}

export const itemOps = [destroyItemsOp, rerollItemOp, swapItemsOp]
