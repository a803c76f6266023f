// What the rules of the proof game change by themselves: turns, attacks, the stack, rolls. No card replaces any of it.

import {
  type Announced,
  dataOf,
  emit,
  NOBODY,
  type Obj,
  type Ref,
  type Seat,
  seatAfter,
  spawn,
  zone,
} from "@soulspire/kernel"
import { note } from "./note.ts"
import type { ProofRun, ReadData } from "./run.ts"
import { thawData, thawPlayer, thawTable } from "./write.ts"

/** A new turn: everything of its player is ready again. */
export function startTurn(r: ProofRun): void {
  const t = thawTable(r)
  t.turn++
  t.attacks = 1
  t.ending = 0
  t.holder = t.active
  for (const p of t.players) {
    p.plays = 0
    p.down = 0
  }
  thawPlayer(r, t.active).plays = 1
  for (const ref of r.s.zones[zone(r, "board", t.active)]) thawData(r, ref).tapped = 0
  emit(r, { k: "turn", who: t.active, turn: t.turn }, null)
}

/** All damage is gone, and the next player is active. */
export function endTurn(r: ProofRun): void {
  const t = thawTable(r)
  let hurt = false
  for (const p of t.players) {
    hurt ||= p.damage > 0
    p.damage = 0
  }
  for (const ref of r.s.zones[zone(r, "field")]) {
    hurt ||= dataOf(r, ref).damage > 0
    thawData(r, ref).damage = 0
  }
  if (hurt) emit(r, { k: "mend" }, null)
  t.active = seatAfter(r, t.active)
  if (t.active === 0) t.round++
}

/** Whatever was set off and not yet placed is gone. */
export function forgetTriggers(r: ProofRun): void {
  r.s.pending.length = 0
}

export function givePriority(r: ProofRun, holder: Seat, passes: number): void {
  note(r.s.table, "holder", holder)
  note(r.s.table, "passes", passes)
}

export function startFight(r: ProofRun, who: Seat, foe: Ref): void {
  const t = thawTable(r)
  t.attacked = foe
  t.attacker = who
  t.attacks--
  emit(r, { k: "attack", who, foe }, null)
}

export function endFight(r: ProofRun): void {
  const t = thawTable(r)
  t.attacked = NOBODY
  t.attacker = NOBODY
}

/** What was announced waits on the stack as its card, or as something without one. */
export function waitAs(o: Obj<ReadData>, announced: Announced | null): void {
  o.act = announced
}

/** A roll that waits on the stack, with its number. */
export function putRoll(r: ProofRun, who: Seat, value: number): Obj<ReadData> {
  const o = spawn(r, -1, zone(r, "stack"), who)
  givePriority(r, who, 0)
  setRoll(r, o, value)
  return o
}

/** Another number, which is another attempt. */
export function setRoll(r: ProofRun, { ref, controller }: Obj<ReadData>, value: number): void {
  const data = thawData(r, ref)
  data.value = value
  data.attempt = ++r.s.clock
  emit(r, { k: "dice", who: controller, value, die: ref }, null)
}

/** The one die of the round. */
export function setDay(r: ProofRun, value: number): void {
  thawTable(r).dayDie = value
  emit(r, { k: "day", value }, null)
}

/** Each seat gets the coins of the next one. */
export function turnCarousel(r: ProofRun): void {
  const { players } = thawTable(r)
  const coins = players.map((p) => p.coins)
  players.forEach((p, i) => {
    p.coins = coins[(i + 1) % coins.length]
  })
  emit(r, { k: "carousel" }, null)
}
