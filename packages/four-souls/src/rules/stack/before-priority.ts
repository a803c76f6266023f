// What is seen to before anybody gets priority: bonus souls, lost attacks, deaths, spent events, empty slots.

import {
  asking,
  bit,
  dataOf,
  label,
  lookupName,
  moveObject,
  NEXT,
  NOBODY,
  object,
  propose,
  type Ref,
  type Seat,
  seatAfter,
  seatsOf,
  type Static,
  thisOf,
  verb,
  WAIT,
  zone,
} from "@soulspire/kernel"
import { op } from "../../state/op.ts"
import { attackLost } from "../attack/attacks.ts"
import { claimable, claimants } from "../items/bonus-souls.ts"
import { type FourSoulsRun, hasHealth, hasKind, isEternal, isOutdated, player } from "../../state/run.ts"
import { updateDamage } from "../damage/atoms.ts"
import { stackDeath } from "./atoms.ts"
import { isDue } from "./waiting.ts"
import { endAttack } from "../attack/atoms.ts"

/** A bonus soul is gained, by the active player first (FS-2.4.5, FS-Q-12), or by who the active player says (RD-36). */
const claimBonusSoulOp = op(
  "claimBonusSoul",
  {},
  {
    run(r, f) {
      const claim = claimable(r)
      if (claim === null) return NEXT
      if (r.s.table.rules.tieBreak === "active" && claimants(r, claim.soul).length > 1) return WAIT
      return propose(r, f, { k: "gainSoul", obj: claim.soul, who: claim.seat })
    },
    seats: (r) => bit(r.s.table.active),
    ask: () => asking("choose", "first-come"),
    options: (r) => tied(r).map((seat) => ({ key: label(r, seat), refs: [seat] })),
    answer(r, f, _a, _seat, keys) {
      const who = tied(r).find((seat) => label(r, seat) === keys[0]) as Seat
      return propose(r, f, { k: "gainSoul", obj: claimable(r)?.soul ?? NOBODY, who })
    },
  },
)
export const claimBonusSoul = verb(claimBonusSoulOp)

const tied = (r: FourSoulsRun): Seat[] => claimants(r, claimable(r)?.soul ?? NOBODY)

const NONE: readonly Ref[] = []

/** Could max HP have fallen to nothing? Only then can somebody be at 0 HP without damage (FS-6.8.3). */
function healthIsLowered(r: FourSoulsRun): boolean {
  for (const { ability } of lookupName(r, "stat", "health")) {
    const { add, set } = r.m.abilities[ability].ability as Static
    const gain = typeof add === "object" && "n" in add ? add.n : add
    if (set !== undefined || typeof gain !== "number" || gain < 0) return true
  }
  return false
}

/** Nobody without damage is due, and most of the time nobody has any: this is asked before every decision. */
function isAnyDamaged(r: FourSoulsRun): boolean {
  const { players, hurtItems } = r.s.table
  if (hurtItems > 0) return true
  for (let seat = 0; seat < players.length; seat++) if (players[seat].damage > 0) return true
  for (const ref of r.s.zones[zone(r, "monsters")]) if (dataOf(r, ref).damage > 0) return true
  return false
}

/** Everybody and everything on which damage is marked. */
function damagedOnes(r: FourSoulsRun): Ref[] {
  const hurt: Ref[] = []
  for (const seat of seatsOf(r.s)) if (player(r, seat).damage > 0) hurt.push(seat)
  const kinds = r.s.table.hurtItems > 0 ? ["monsters", "rooms", "shop"] : ["monsters"]
  for (const kind of kinds)
    for (const ref of r.s.zones[zone(r, kind)]) if (dataOf(r, ref).damage > 0) hurt.push(ref)
  if (r.s.table.hurtItems > 0)
    for (const seat of seatsOf(r.s))
      for (const ref of r.s.zones[zone(r, "board", seat)]) if (dataOf(r, ref).damage > 0) hurt.push(ref)
  return hurt
}

/** Has somebody who is hurt another max HP than when the damage was marked? */
export const healthHasChanged = (r: FourSoulsRun): boolean =>
  isAnyDamaged(r) && damagedOnes(r).some((ref) => isOutdated(r, ref))

/** What is lost of max HP takes marked damage along, and that is no healing (FS-6.8.7). */
const updateMarkedDamageOp = op(
  "updateMarkedDamage",
  {},
  {
    run(r) {
      for (const ref of damagedOnes(r)) updateDamage(r, ref)
      return NEXT
    },
  },
)
export const updateMarkedDamage = verb(updateMarkedDamageOp)

interface Deaths {
  /** In reverse turn order. */
  players: readonly Ref[]
  others: readonly Ref[]
}

const NO_DEATHS: Deaths = { players: NONE, others: NONE }

/** Deaths that are due. */
function deathsDue(r: FourSoulsRun): Deaths {
  const anybody = healthIsLowered(r)
  if (!anybody && !isAnyDamaged(r)) return NO_DEATHS
  const players: Ref[] = []
  for (let i = r.s.seats - 1; i >= 0; i--) {
    const seat = seatAfter(r, r.s.table.active, i)
    if ((anybody || player(r, seat).damage > 0) && isDue(r, seat)) players.push(seat)
  }
  const due: Ref[] = []
  if (anybody || r.s.table.hurtItems > 0) dueItems(r, due, anybody)
  const items = due.length
  for (const ref of r.s.zones[zone(r, "monsters")])
    if (
      (anybody || dataOf(r, ref).damage > 0) &&
      hasKind(r, ref, "monster") &&
      !isEternal(r, ref) &&
      isDue(r, ref)
    )
      due.push(ref)
  // Who was hurt first lies on top, and dies first.
  if (due.length > items + 1)
    due.push(...due.splice(items).toSorted((a, b) => dataOf(r, b).hurtAt - dataOf(r, a).hurtAt))
  return players.length + due.length === 0 ? NO_DEATHS : { players, others: due }
}

export const isDeathDue = (r: FourSoulsRun): boolean => deathsDue(r) !== NO_DEATHS

/** Other things with HP die like monsters (FS-11.0.2); an eternal one does not (FS-11.0.3). */
function dueItems(r: FourSoulsRun, due: Ref[], anybody: boolean): void {
  const isHurt = (ref: Ref): boolean =>
    (anybody || dataOf(r, ref).damage > 0) && hasHealth(r, ref) && !isEternal(r, ref) && isDue(r, ref)
  for (const kind of ["rooms", "shop"])
    for (const ref of r.s.zones[zone(r, kind)]) if (isHurt(ref)) due.push(ref)
  for (const seat of seatsOf(r.s))
    for (const ref of r.s.zones[zone(r, "board", seat)]) if (isHurt(ref)) due.push(ref)
}

/** Players' deaths go below, in reverse, so that monsters die first and then players in turn order (FS-8.12). */
const placeDeathsOp = op(
  "placeDeaths",
  {},
  {
    run(r) {
      const { players, others } = deathsDue(r)
      for (const whom of players) stackDeath(r, whom)
      for (const whom of others) stackDeath(r, whom)
      return NEXT
    },
  },
)
export const placeDeaths = verb(placeDeathsOp)

const findDeathsOp = op(
  "findDeaths",
  { others: "bind", players: "bind" },
  {
    run(r, f, a) {
      const due = deathsDue(r)
      f.env[a.others] = [...due.others]
      f.env[a.players] = due.players.toReversed()
      return NEXT
    },
  },
)
export const findDeaths = verb(findDeathsOp, ["others", "players"])

const stackDeathsOp = op(
  "stackDeaths",
  { of: "select" },
  {
    run(r, f, a) {
      for (const whom of a.of(r, f.env, NOBODY)) stackDeath(r, whom)
      return NEXT
    },
  },
)
export const stackDeaths = verb(stackDeathsOp, ["of"])

/** Events whose abilities have all resolved or been cancelled (FS-2.3.6). */
export function spentEvent(r: FourSoulsRun): Ref {
  for (const ref of r.s.zones[zone(r, "monsters")])
    if (hasKind(r, ref, "event") && !isAwaited(r, ref)) return ref
  return NOBODY
}

/** Is something of this card still to come: a trigger to be placed, an ability on the stack, a roll it waits for? */
function isAwaited(r: FourSoulsRun, source: Ref): boolean {
  if (r.s.pending.some((each) => thisOf(each.env) === source)) return true
  return r.s.zones[zone(r, "stack")].some((ref) => object(r, ref)?.data?.from === source)
}

export function discardSpent(r: FourSoulsRun): void {
  for (let ref = spentEvent(r); ref !== NOBODY; ref = spentEvent(r))
    moveObject(r, ref, zone(r, "monsterDiscard"), "top", NOBODY, null, "done")
}

const discardSpentEventsOp = op(
  "discardSpentEvents",
  {},
  {
    run(r) {
      discardSpent(r)
      return NEXT
    },
  },
)
export const discardSpentEvents = verb(discardSpentEventsOp)

/** What was attacked is gone: the attack is cancelled, with what is left of it on the stack (FS-Q-5, FS-6.14). */
const cancelLostAttackOp = op(
  "cancelLostAttack",
  {},
  {
    run(r) {
      if (attackLost(r)) endAttack(r)
      return NEXT
    },
  },
)
export const cancelLostAttack = verb(cancelLostAttackOp)

export const beforePriorityOps = [
  updateMarkedDamageOp,
  claimBonusSoulOp,
  placeDeathsOp,
  findDeathsOp,
  stackDeathsOp,
  discardSpentEventsOp,
  cancelLostAttackOp,
]
