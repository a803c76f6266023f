// What changes when something is attacked or bought: whose attack it is, and what a turn has left of them.

import { type FourSoulsAtom, who, whom } from "../../state/proposal.ts"
import { cease, emit, NOBODY, object, type Ref, type Seat, zone } from "@soulspire/kernel"
import { fits, ordinaryLeft } from "./attacks.ts"
import { type FourSoulsRun, isSeat, player } from "../../state/run.ts"
import { note } from "../../state/note.ts"
import { thawTable } from "../../state/write.ts"
import type { AttackTarget, ExtraAttack } from "../../state/types.ts"

/** The attack is on this; from here on it is under way. */
export function startAttack(r: FourSoulsRun, who: Seat, target: Ref): void {
  const t = thawTable(r)
  t.attacker = who
  t.attacked = target
  if (isSeat(r, target)) note(player(r, target), "attacked", player(r, target).attacked + 1)
  emit(r, { k: "attackOn", who, whom: target }, null)
}

/** The attack is over: its rolls and its combat damage that have not resolved leave the stack (FS-8.10). */
export function endAttack(r: FourSoulsRun): void {
  const t = thawTable(r)
  if (t.attacker === NOBODY) return
  t.attacker = NOBODY
  t.attacked = NOBODY
  for (const ref of r.s.zones[zone(r, "stack")].toReversed())
    if ((object(r, ref)?.data?.combat ?? 0) > 0) cease(r, ref)
  emit(r, { k: "attackEnds" }, null)
}

/** An attack on this is declared: a demand for just this is met first, then one for anything, then the turn's own. */
export function useAttack(r: FourSoulsRun, target: AttackTarget): void {
  const t = thawTable(r)
  const rank = (extra: ExtraAttack): number => (extra.on === target ? 0 : 2) + (extra.must > 0 ? 0 : 1)
  const [first] = t.extraAttacks.filter((extra) => fits(extra, target)).toSorted((a, b) => rank(a) - rank(b))
  if (first !== undefined) t.extraAttacks.splice(t.extraAttacks.indexOf(first), 1)
  const isOrdinary =
    first === undefined || first.adds === "nothing" || (first.adds === "if-needed" && ordinaryLeft(r) > 0)
  if (isOrdinary) note(t, "attacks", t.attacks + 1)
  if (target === "deck") note(t, "deckAttacks", t.deckAttacks + 1)
}

/** Attacks that a card gives or demands this turn, all of them alike. */
export function giveAttacks(r: FourSoulsRun, attacks: readonly ExtraAttack[]): void {
  if (attacks.length === 0) return
  const t = thawTable(r)
  t.extraAttacks.push(...attacks)
  const [{ on, must }] = attacks
  const whom = typeof on === "string" ? NOBODY : on
  const deck = on === "deck" ? 1 : 0
  emit(r, { k: "extraAttack", who: t.active, whom, deck, must, times: attacks.length }, null)
}

export const usePurchase = (r: FourSoulsRun): void => note(r.s.table, "purchases", r.s.table.purchases + 1)

/** A purchase that came to nothing may be made again, in some rulesets (RD-08). */
export function refundPurchase(r: FourSoulsRun): void {
  const t = r.s.table
  note(t, "purchases", t.purchases - 1)
  emit(r, { k: "purchaseRefunded", who: t.active }, null)
}

/** What an attack is declared on, which uses the attack; where a declaration may be given back, only its start does (RD-08). */
const attackNamed: FourSoulsAtom = {
  affected: (_r, p) => who(p),
  commit(r, p) {
    if (!r.s.table.rules.refundDeclaration) useAttack(r, whom(p))
    p["result"] = whom(p)
  },
}

export const attackAtoms: Record<string, FourSoulsAtom> = {
  attackMonster: attackNamed,
  attackOther: attackNamed,
}
