// How things get on the stack and off it. Loot lies there as its card, everything else without one.

import {
  actsOf,
  type Announced,
  bindThis,
  cease,
  defAt,
  defOf,
  emit,
  type Env,
  isUnowned,
  type Kept,
  keptAs,
  moveObject,
  NOBODY,
  type Obj,
  object,
  push,
  type Ref,
  type Seat,
  spawn,
  spawnCopy,
  youOf,
  zone,
} from "@soulspire/kernel"
import { isCertain } from "./waiting.ts"
import { leaveAlive } from "../damage/atoms.ts"
import { type FourSoulsRun, isActivated, player, type ReadData } from "../../state/run.ts"
import { note } from "../../state/note.ts"
import { thawData, thawDataOf, thawTable } from "../../state/write.ts"
import type { Data, StackItem } from "../../state/types.ts"

/** Something new on the stack: whoever added it has priority first (FS-14.1). */
function enterStack(r: FourSoulsRun, data: Data, what: StackItem, by: Seat): void {
  const t = thawTable(r)
  data.what = what
  data.depth = t.depth
  t.holder = by === NOBODY ? t.active : by
  t.passes = 0
  t.quiet = 0
}

function stackItem(r: FourSoulsRun, what: StackItem, by: Seat): Obj<ReadData> {
  const o = spawn(r, -1, zone(r, "stack"), by)
  enterStack(r, thawDataOf(o), what, by)
  return o
}

/** What is part of something that resolves just now does not wait. */
export const atOnce: Kept<number> = keptAs("$atOnce")

/** Who has priority first after what somebody did not choose to add: that player, or the active one (RD-11). */
export function priorityAfter(r: FourSoulsRun, seat: Seat): void {
  const t = r.s.table
  note(t, "holder", t.rules.priorityStart === "adder" ? seat : t.active)
}

/** Where announced plays, activations, triggers and copies go. */
export function place(r: FourSoulsRun, announced: Announced, seat: Seat, card: Ref, act: string): void {
  const { path, p } = r.m.abilities[announced.ability]
  if (atOnce.in(announced.env) === 1) {
    push(r, p, announced.env)
    return
  }
  if (act === "play") {
    const ref = moveObject(r, card, zone(r, "stack"), "top", seat, null, "play")
    const o = object(r, ref) as Obj<ReadData>
    enterStack(r, thawDataOf(o), "loot", seat)
    bindThis(announced.env, ref)
    o.act = announced
    asPlayed(r, ref, seat)
    return
  }
  if (act === "onto") {
    ;(object(r, card) as Obj<ReadData>).act = announced
    emit(r, { k: "stacked", obj: card, by: seat, source: card, path, act }, null)
    return
  }
  if (act === "copy" && object(r, card)?.data?.what === "loot") {
    placeCopy(r, announced, seat, card)
    return
  }
  const o = stackItem(r, "ability", isUnowned(announced.env) ? NOBODY : seat)
  o.act = announced
  thawDataOf(o).from = card
  if (act === "trigger") priorityAfter(r, seat)
  else note(r.s.table, "holder", seat)
  emit(r, { k: "stacked", obj: o.ref, by: seat, source: card, path, act }, null)
  if (act === "activate" && isActivated(r, announced.ability))
    emit(r, { k: "activate", who: seat, whom: card }, null)
}

/** "As you play this": before anybody can answer it, and without using the stack. */
function asPlayed(r: FourSoulsRun, loot: Ref, seat: Seat): void {
  const o = object(r, loot) as Obj<ReadData>
  for (const ability of actsOf(r, o, "played"))
    push(r, r.m.abilities[ability].p, { this: loot, you: seat, did: 0 })
}

/** A copy of a loot is a loot like it, which exists on the stack alone (FS-6.6.3). */
function placeCopy(r: FourSoulsRun, announced: Announced, seat: Seat, of: Ref): void {
  const o = spawnCopy(r, defAt(r, of), zone(r, "stack"), seat, "")
  enterStack(r, thawDataOf(o), "loot", seat)
  bindThis(announced.env, o.ref)
  o.act = announced
  const { path } = r.m.abilities[announced.ability]
  emit(r, { k: "stacked", obj: o.ref, by: seat, source: of, path, act: "copy" }, null)
}

/** How combat damage came about. */
type Struck = Pick<Data, "combat" | "roll" | "base" | "die">

/** Can combat damage of 0 still become more while it waits: by a bonus (RD-21), or by another number of its roll (RD-20)? */
export const mayGrow = ({ s: { table } }: FourSoulsRun, combat: number): boolean =>
  combat > 0 && (table.rules.attackValueTiming === "resolved" || table.rules.wouldRollLoop === "final")

/** Damage is put on the stack, aimed at somebody (FS-6.8.1); no damage is none at all (FS-6.8.5). */
export function stackDamage(
  r: FourSoulsRun,
  whom: Ref,
  amount: number,
  source: Ref,
  struck: Struck = { combat: 0, roll: 0, base: amount, die: NOBODY },
): void {
  if (amount <= 0 && !mayGrow(r, struck.combat)) return
  // What exists on the stack alone is gone by then; its controller is as good a source (FS-6.8.4).
  const by = object(r, source)
  const from = by === null || by.def >= 0 ? source : by.controller
  const o = stackItem(r, "damage", NOBODY)
  aimDamage(r, o, whom, amount, from, struck)
}

function aimDamage(
  r: FourSoulsRun,
  o: Obj<ReadData>,
  whom: Ref,
  amount: number,
  from: Ref,
  { combat, roll, base, die }: Struck,
): void {
  const data = thawDataOf(o)
  data.whom = whom
  data.value = amount
  data.from = from
  data.combat = combat
  data.roll = roll
  data.base = base
  data.die = die
  emit(r, { k: "damageComing", item: o.ref, whom, amount, from, combat }, null)
}

/** Combat damage that waits is aimed anew, by another number of its roll (RD-20): it is asked about like any other. */
export function turnDamage(
  r: FourSoulsRun,
  o: Obj<ReadData>,
  whom: Ref,
  amount: number,
  from: Ref,
  struck: Struck,
): void {
  aimDamage(r, o, whom, amount, from, struck)
  const data = thawDataOf(o)
  data.attempt = data.asked = 0
}

export function stackDeath(r: FourSoulsRun, whom: Ref): void {
  const o = stackItem(r, "death", NOBODY)
  thawDataOf(o).whom = whom
  emit(r, { k: "dying", item: o.ref, whom }, null)
}

/** A roll that has no number yet: that comes with the dice. */
export function stackRoll(r: FourSoulsRun, who: Seat, from: Ref): Obj<ReadData> {
  const o = stackItem(r, "roll", who)
  priorityAfter(r, who)
  const data = thawDataOf(o)
  data.attempt = ++r.s.clock
  data.from = from
  return o
}

/** What lasting effects add to a roll waits above it (RD-19), as the step that adds it. */
export function stackBonus(r: FourSoulsRun, die: Ref, amount: number, from: Ref): void {
  const o = stackItem(r, "step", NOBODY)
  const data = thawDataOf(o)
  data.whom = die
  data.value = amount
  data.from = from
  o.memo = { program: ADDS_BONUS, args: { die, amount } }
}
const ADDS_BONUS = "addBonus"
export const isBonus = ({ memo }: Obj<ReadData>): boolean => memo?.["program"] === ADDS_BONUS

/** What reads a roll that is made in the middle of something waits below it, as an entry of its own (RD-38). */
export function stackReader(r: FourSoulsRun, announced: Announced, from: Ref): Ref {
  const o = stackItem(r, "ability", isUnowned(announced.env) ? NOBODY : youOf(announced.env))
  o.act = announced
  thawDataOf(o).from = from
  return o.ref
}

/** A roll is made for something that waits below it: they end together (RD-38). */
export function linkRoll(r: FourSoulsRun, die: Obj<ReadData>, item: Ref): void {
  thawDataOf(die).rolledFor = item
  thawData(r, item).die = die.ref
}

/** A roll is over: what waits for it has its number. */
export function defineByRoll(r: FourSoulsRun, item: Ref, value: number): void {
  if (object(r, item) !== null) thawData(r, item).value = value
}

/** The same once more, for good: no roll stands behind the number any longer (RD-20). */
export function redefine(o: Obj<ReadData>, value: number): void {
  const data = thawDataOf(o)
  data.value = value
  data.die = NOBODY
}

/** A step of the rules waits on the stack like anything else, in rulesets that say so. `whom` and `value` are what it is about, for people. */
export function stackStep(r: FourSoulsRun, program: string, args: Env, whom: Ref = NOBODY, value = 0): void {
  const o = stackItem(r, "step", NOBODY)
  o.memo = { program, args }
  thawDataOf(o).whom = whom
  thawDataOf(o).value = value
}

/** Takes something off the stack before it resolves. Loot goes to its discard; a death that is cancelled leaves 1 HP. */
export function cancelItem(r: FourSoulsRun, ref: Ref): void {
  const o = object(r, ref)
  if (o === null || o.zone !== zone(r, "stack") || isCertain(r, ref)) return
  const { what, from, whom, die, rolledFor } = o.data as ReadData
  emit(r, { k: "cancel", obj: ref, what, from, whom }, null)
  if (what === "death") leaveAlive(r, whom)
  takeOff(r, o)
  // RD-38: whichever of the two was cancelled, the other ends with it.
  if (die !== NOBODY) cancelItem(r, die)
  if (rolledFor !== NOBODY) loseRoll(r, rolledFor)
}

/** Off the stack without having resolved; a loot card goes to its discard. */
function takeOff(r: FourSoulsRun, { ref, def }: Obj<ReadData>): void {
  if (def >= 0) moveObject(r, ref, zone(r, "lootDiscard"), "top", NOBODY, null, "cancel")
  else cease(r, ref)
}

/** What waited for a roll that is no more fizzles. */
function loseRoll(r: FourSoulsRun, item: Ref): void {
  const o = object(r, item)
  if (o === null || o.act === null || o.zone !== zone(r, "stack")) return
  const { path } = r.m.abilities[o.act.ability]
  emit(r, { k: "fizzle", source: (o.data as ReadData).from, path, why: "roll" }, null)
  takeOff(r, o)
}

/** An attack roll against what is attacked, which has no number yet. */
export function stackAttackRoll(r: FourSoulsRun, who: Seat, target: Ref): Obj<ReadData> {
  const o = stackRoll(r, who, target)
  const data = thawDataOf(o)
  data.combat = 1
  data.whom = target
  note(player(r, who), "attackRolls", player(r, who).attackRolls + 1)
  return o
}

/** "Would" is said once of each attempt; it has been said by now. */
export function markAsked(r: FourSoulsRun, data: ReadData): void {
  if (data.attempt === 0) note(data, "attempt", ++r.s.clock)
  note(data, "asked", data.attempt)
}

/** What was announced resolves, and waits for nothing any more: what it does. */
export function startResolving(r: FourSoulsRun, o: Obj<ReadData>): void {
  o.act = null
  thawDataOf(o).what = ""
  if (defOf(o) < 0) cease(r, o.ref)
}

/** So much of damage that waits does not happen (FS-6.25.1). */
export function preventWaiting(r: FourSoulsRun, item: Ref, amount: number): void {
  const data = thawData(r, item)
  data.value -= amount
  emit(r, { k: "prevented", whom: data.whom, amount, shield: 0 }, null)
  if (data.value <= 0) cancelItem(r, item)
}

/** Triggers that wait to be placed are gone. */
export function dropTriggers(r: FourSoulsRun): void {
  r.s.pending.length = 0
}

/** Everything that hasn't resolved; what is resolving just now is not part of it. */
export function cancelEverything(r: FourSoulsRun): void {
  dropTriggers(r)
  for (const ref of r.s.zones[zone(r, "stack")].toReversed())
    if ((object(r, ref)?.data?.what ?? "") !== "") cancelItem(r, ref)
}
