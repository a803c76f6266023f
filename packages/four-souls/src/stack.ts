// What waits on the stack, and how it gets there and off it. Loot lies there as its card, everything else without one.

import {
  actsOf,
  type Announced,
  cease,
  defAt,
  emit,
  type Env,
  moveObject,
  NOBODY,
  object,
  type Obj,
  type Plain,
  push,
  type Ref,
  type Seat,
  spawn,
  spawnCopy,
  zone,
} from "@soulspire/kernel"
import { damageOn, type FourSoulsRun, healthLeft, isSeat, markDamage, player } from "./run.ts"
import { ABILITY, DAMAGE, type Data, DEATH, LOOT, ROLL, STEP } from "./types.ts"

/** Something new on the stack: whoever added it has priority first (FS-14.1). */
function arrived(r: FourSoulsRun, data: Data, what: number, by: Seat): void {
  const t = r.s.table
  data.what = what
  data.depth = t.depth
  t.holder = by === NOBODY ? t.active : by
  t.passes = 0
  t.quiet = 0
}

function stackItem(r: FourSoulsRun, what: number, by: Seat): Obj<Data> {
  const o = spawn(r, -1, zone(r, "stack"), by)
  arrived(r, o.data as Data, what, by)
  return o
}

/** Who has priority first after what somebody did not choose to add: that player, or the active one (RD-11). */
function startsWith(r: FourSoulsRun, seat: Seat): void {
  const t = r.s.table
  t.holder = t.rules.priorityStart === "adder" ? seat : t.active
}

/** Where announced plays, activations, triggers and copies go. */
export function place(r: FourSoulsRun, announced: Announced, seat: Seat, card: Ref, act: string): void {
  const { path } = r.m.abilities[announced.ability]
  if (act === "play") {
    const ref = moveObject(r, card, zone(r, "stack"), "top", seat, null, "play")
    const o = object(r, ref) as Obj<Data>
    arrived(r, o.data as Data, LOOT, seat)
    announced.env["this"] = ref
    o.act = announced
    asPlayed(r, ref, seat)
    return
  }
  if (act === "onto") {
    ;(object(r, card) as Obj<Data>).act = announced
    emit(r, { k: "stacked", obj: card, by: seat, source: card, path, act }, null)
    return
  }
  if (act === "copy" && object(r, card)?.data?.what === LOOT) {
    placeCopy(r, announced, seat, card)
    return
  }
  const o = stackItem(r, ABILITY, announced.env["unowned"] === 1 ? NOBODY : seat)
  o.act = announced
  ;(o.data as Data).from = card
  if (act === "trigger") startsWith(r, seat)
  else r.s.table.holder = seat
  emit(r, { k: "stacked", obj: o.ref, by: seat, source: card, path, act }, null)
  if (act === "activate") emit(r, { k: "activate", who: seat, whom: card }, null)
}

/** "As you play this": before anybody can answer it, and without using the stack. */
function asPlayed(r: FourSoulsRun, loot: Ref, seat: Seat): void {
  const o = object(r, loot) as Obj<Data>
  for (const ability of actsOf(r, o, "played"))
    push(r, r.m.abilities[ability].p, { this: loot, you: seat, did: 0 })
}

/** A copy of a loot is a loot like it, which exists on the stack alone (FS-6.6.3). */
function placeCopy(r: FourSoulsRun, announced: Announced, seat: Seat, of: Ref): void {
  const o = spawnCopy(r, defAt(r, of), zone(r, "stack"), seat, "")
  arrived(r, o.data as Data, LOOT, seat)
  announced.env["this"] = o.ref
  o.act = announced
  const { path } = r.m.abilities[announced.ability]
  emit(r, { k: "stacked", obj: o.ref, by: seat, source: of, path, act: "copy" }, null)
}

/** Damage is put on the stack, aimed at somebody (FS-6.8.1); no damage is none at all (FS-6.8.5). */
export function stackDamage(
  r: FourSoulsRun,
  whom: Ref,
  amount: number,
  source: Ref,
  struck: Pick<Data, "combat" | "roll" | "base"> = { combat: 0, roll: 0, base: amount },
): void {
  if (amount <= 0) return
  // What exists on the stack alone is gone by then; its controller is as good a source (FS-6.8.4).
  const by = object(r, source)
  const from = by === null || by.def >= 0 ? source : by.controller
  const o = stackItem(r, DAMAGE, NOBODY)
  Object.assign(o.data as Data, { whom, value: amount, from, ...struck })
  emit(r, { k: "damageComing", item: o.ref, whom, amount, from, combat: struck.combat }, null)
}

export function stackDeath(r: FourSoulsRun, whom: Ref): void {
  const o = stackItem(r, DEATH, NOBODY)
  ;(o.data as Data).whom = whom
  emit(r, { k: "dying", item: o.ref, whom }, null)
}

/** A roll that has no number yet: that comes with the dice. */
export function stackRoll(r: FourSoulsRun, who: Seat, from: Ref): Obj<Data> {
  const o = stackItem(r, ROLL, who)
  startsWith(r, who)
  const data = o.data as Data
  data.attempt = ++r.s.clock
  data.from = from
  return o
}

/** A step of the rules waits on the stack like anything else, in rulesets that say so. */
export function stackStep(r: FourSoulsRun, program: string, args: Env): void {
  stackItem(r, STEP, NOBODY).memo = { program, args }
}

/** Does this step wait on the stack already? */
export const isStacked = (r: FourSoulsRun, program: string, name: string, value: Plain): boolean =>
  r.s.zones[zone(r, "stack")].some((ref) => {
    const memo = object(r, ref)?.memo
    return memo?.["program"] === program && (memo["args"] as Env)[name] === value
  })

/** Takes something off the stack before it resolves. Loot goes to its discard; a death that is cancelled leaves 1 HP. */
export function cancelItem(r: FourSoulsRun, ref: Ref): void {
  const o = object(r, ref)
  if (o === null || o.zone !== zone(r, "stack")) return
  const data = o.data as Data
  const { what, from, whom } = data
  emit(r, { k: "cancel", obj: ref, what, from, whom }, null)
  if (data.what === DEATH) spare(r, data.whom)
  if (o.def >= 0) moveObject(r, ref, zone(r, "lootDiscard"), "top", NOBODY, null, "cancel")
  else cease(r, ref)
}

/** Who would have died has at least 1 HP (FS-6.5.2, FS-6.25.2), or as much as before the blow (RD-04). */
function spare(r: FourSoulsRun, whom: Ref): void {
  const marked = isSeat(r, whom) ? player(r, whom) : (object(r, whom)?.data ?? null)
  if (marked === null) return
  if (r.s.table.rules.preventedDeathHp === "as-before") markDamage(r, whom, marked.before)
  const missing = 1 - healthLeft(r, whom)
  if (missing > 0) markDamage(r, whom, damageOn(r, whom) - missing)
}

/** Is a death of this one waiting already? */
function isDying(r: FourSoulsRun, whom: Ref): boolean {
  for (const ref of r.s.zones[zone(r, "stack")]) {
    const data = object(r, ref)?.data
    if (data?.what === DEATH && data.whom === whom) return true
  }
  return false
}

/** At 0 HP, and a death is due: once a turn for a player (FS-11.2.5), never for an eternal object (FS-11.0.3). */
export const isDue = (r: FourSoulsRun, whom: Ref): boolean =>
  healthLeft(r, whom) === 0 && !(isSeat(r, whom) && player(r, whom).died > 0) && !isDying(r, whom)
