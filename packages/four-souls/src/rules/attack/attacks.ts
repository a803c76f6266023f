// Who may attack what: the attacks of a turn, those that cards give or demand, and what can be attacked at all.

import {
  forbidden,
  lookupName,
  NOBODY,
  object,
  permitted,
  type Reason,
  type Ref,
  type Seat,
  seatsOf,
  statOf,
  zone,
} from "@soulspire/kernel"
import { isCoverable } from "../challenge/set-aside.ts"
import { type FourSoulsRun, hasHealth, hasKind, isSeat, player } from "../../state/run.ts"
import { topOfDeck } from "../slots/slots.ts"
import { minionsBar } from "../variants/minions-first/bar.ts"
import type { AttackTarget, ExtraAttack } from "../../state/types.ts"

/** Why this cannot be attacked by anybody now. */
export function attackBar(r: FourSoulsRun, seat: Seat, target: AttackTarget): Reason | null {
  if (target === "deck") {
    if (!deckLeft(r)) return { key: "no-monsters-left" }
    return coverable(r) ? null : { key: "nothing-to-cover", rule: "FS-4.6.6" }
  }
  return unattackable(r, seat, target) ?? minionsBar(r, target) ?? forbidden(r, "attack", seat, target)
}

/** Monsters can be attacked; whatever else has HP only where an ability says so (FS-6.3.1, FS-6.4.1). */
function unattackable(r: FourSoulsRun, seat: Seat, target: Ref): Reason | null {
  if (isSeat(r, target)) {
    if (target === seat) return { key: "not-attackable", rule: "FS-6.4.1" }
    if (player(r, target).died > 0) return { key: "dead", rule: "FS-11.2.5" }
  } else if (object(r, target)?.zone === zone(r, "monsters"))
    return hasKind(r, target, "monster") ? null : { key: "not-attackable", rule: "FS-2.3.5" }
  if (hasHealth(r, target) && permitted(r, "attack", seat, target)) return null
  return { key: "not-attackable", rule: isSeat(r, target) ? "FS-6.4.1" : "FS-6.3.1" }
}

/** Everything in play that somebody might think of attacking, besides the monster deck. */
export function attackables(r: FourSoulsRun): Ref[] {
  const found = r.s.zones[zone(r, "monsters")].slice()
  // Most of the time nothing but monsters can be.
  if (lookupName(r, "permit", "attack").length === 0) return found
  found.push(...r.s.zones[zone(r, "rooms")])
  for (const seat of seatsOf(r.s)) found.push(seat, ...r.s.zones[zone(r, "board", seat)])
  return found
}

const deckLeft = (r: FourSoulsRun): boolean =>
  r.s.zones[zone(r, "monsterDeck")].length > 0 || r.s.zones[zone(r, "monsterDiscard")].length > 0

/** Is there a slot that a card of the deck can be put on (FS-8.5)? */
function coverable(r: FourSoulsRun): boolean {
  const cards = r.s.zones[zone(r, "monsters")]
  for (const ref of cards) if (isCoverable(r, ref)) return true
  return cards.length === 0
}

/** Is what is attacked no longer there: covered, moved away, turned into something else (FS-Q-5)? */
export const attackLost = (r: FourSoulsRun): boolean =>
  r.s.table.attacked !== NOBODY && !hasHealth(r, r.s.table.attacked)

/** Attacks that the turn itself still allows (FS-7.2.3). */
export const ordinaryLeft = (r: FourSoulsRun): number =>
  statOf(r, r.s.table.active, "attacks") - r.s.table.attacks

export const fits = (extra: ExtraAttack, target: AttackTarget): boolean =>
  extra.on === "anything" || extra.on === target

/** May the active player attack this now? */
const mayAttack = (r: FourSoulsRun, target: AttackTarget): boolean =>
  attackBar(r, r.s.table.active, target) === null &&
  (ordinaryLeft(r) > 0 ||
    statOf(r, r.s.table.active, "freeAttacks") > 0 ||
    r.s.table.extraAttacks.some((extra) => extra.adds !== "nothing" && fits(extra, target)))

/** Everything the active player may attack now: what must be attacked before anything else, if there is such a thing. */
export function attackTargets(r: FourSoulsRun): AttackTarget[] {
  const targets: AttackTarget[] = attackables(r)
  targets.push("deck")
  const allowed = targets.filter((target) => mayAttack(r, target))
  const demands = pressing(r)
  const demanded = allowed.filter((target) => demands.some((demand) => fits(demand, target)))
  return demanded.length > 0 ? demanded : allowed
}

/** An attack that must still be made this turn and can be (FS-8.13). */
export const isAttackForced = (r: FourSoulsRun): boolean => canMeetOne(r, r.s.table.extraAttacks)

const NONE: readonly ExtraAttack[] = []

/** Demands that have to be met at the first chance: on an empty stack in the action phase (RD-39). */
function pressing(r: FourSoulsRun): readonly ExtraAttack[] {
  const { rules, extraAttacks, phase, attacker } = r.s.table
  if (rules.forcedAttackTiming !== "first-chance" || extraAttacks.length === 0) return NONE
  if (phase !== "action" || attacker !== NOBODY || r.s.zones[zone(r, "stack")].length > 0) return NONE
  return extraAttacks.filter(({ soon }) => soon > 0)
}

/** Is there an attack that the active player can make, and must make before anything else (RD-39)? */
export const attackComesFirst = (r: FourSoulsRun): boolean => canMeetOne(r, pressing(r))

const canMeetOne = (r: FourSoulsRun, extras: readonly ExtraAttack[]): boolean =>
  extras.some((extra) => extra.must > 0 && attackTargets(r).some((target) => fits(extra, target)))

/** What has been put on top of the monster deck, made anew if need be. */
export const topMonster = (r: FourSoulsRun): Ref => topOfDeck(r, "monster")
