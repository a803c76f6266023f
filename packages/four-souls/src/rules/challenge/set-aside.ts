// Slots of challenges, apart from the monster slots: one for a final boss, and as many for minions as there are minions.

import { dataOf, lastKnown, moveObject, NOBODY, type Obj, object, type Ref, zone } from "@soulspire/kernel"
import { type FourSoulsRun, hasKind } from "../../state/run.ts"
import { renewDeck } from "../slots/slots.ts"
import type { SetAside } from "../../state/types.ts"
import { note } from "../../state/note.ts"

/** No monster slot has this number. */
const NO_SLOT = -2

/** Which kind of slot something lies in, or has just left. */
const setAsideAs = (r: FourSoulsRun, ref: Ref): SetAside => {
  const o = object(r, ref)
  return (
    (o === null ? (lastKnown(r, ref)?.data?.["setAside"] as SetAside | undefined) : o.data?.setAside) ?? ""
  )
}

export const isFinalBoss = (r: FourSoulsRun, ref: Ref): boolean =>
  setAsideAs(r, ref) === "final-boss" && hasKind(r, ref, "monster")
export const isMinion = (r: FourSoulsRun, ref: Ref): boolean =>
  setAsideAs(r, ref) === "minion" && hasKind(r, ref, "monster")

/** Final bosses and minions leave their slots by being killed, and for nothing else (FS-18.1, FS-18.4). */
export const isHeld = (r: FourSoulsRun, ref: Ref): boolean =>
  r.s.table.challenge !== "" &&
  object(r, ref)?.zone === zone(r, "monsters") &&
  setAsideAs(r, ref) !== "" &&
  hasKind(r, ref, "monster")

/** May a card be put on it: no final boss, no minion (FS-18.1), nothing indomitable (FS-4.6.6), nothing without a slot (RD-22)? */
export const isCoverable = (r: FourSoulsRun, ref: Ref): boolean =>
  !hasKind(r, ref, "indomitable") && (object(r, ref)?.data?.slot ?? NO_SLOT) >= 0

/** A slot that something may be put into from elsewhere, told by what lies in it or is dying out of it. */
export const isMonsterSlot = (r: FourSoulsRun, ref: Ref): boolean =>
  (object(r, ref)?.data?.slot ?? NOBODY) >= 0 &&
  (object(r, ref)?.zone === zone(r, "monsters") || hasKind(r, ref, "monster")) &&
  isCoverable(r, ref)

/** One that is not under attack (FS-Q-2). */
export const isFreeSlot = (r: FourSoulsRun, ref: Ref): boolean =>
  isMonsterSlot(r, ref) && r.s.table.attacked !== ref

/** Opens a slot apart for a card. */
export function setAside(r: FourSoulsRun, card: Ref, as: Exclude<SetAside, "">, cause: string): Ref {
  if (card === NOBODY) return NOBODY
  const from = (object(r, card) as Obj).zone
  const ref = moveObject(r, card, zone(r, "monsters"), "top", NOBODY, null, cause)
  note(dataOf(r, ref), "setAside", as)
  note(dataOf(r, ref), "slot", NO_SLOT)
  renewDeck(r, from)
  return ref
}
