// What everybody sees of the table and of what lies on it. What is not listed here is shown to nobody.

import {
  isObject,
  isSeat,
  isSeen,
  type Obj,
  object,
  type Plain,
  type Ref,
  type Seat,
  seatsOf,
  statOf,
} from "@soulspire/kernel"
import { isTogether, soulsTogether } from "./modes.ts"
import { countersBy, countersOn, GENERIC } from "./counters.ts"
import { lootPlaysLeft } from "./plays.ts"
import { evasionOf, type FourSoulsRun, hasHealth, healthLeft, type ReadData, soulsOf } from "./run.ts"
import { FINAL_BOSS, MINION, NO_TIMER } from "./types.ts"

export function showTable(r: FourSoulsRun): Record<string, Plain> {
  const { rules: _rules, extraAttacks: _extra, players, quiet: _quiet, began: _began, ...inner } = r.s.table
  const { depth: _depth, dying: _dying, counters: _counters, shields, timer, goal, ...shown } = inner
  return {
    ...shown,
    ...(timer === NO_TIMER ? {} : { timer }),
    ...soulsShown(r, goal),
    startRolls: shown.startRolls.map((each) => each.slice()),
    extraTurns: shown.extraTurns.slice(),
    rounds: shown.rounds.slice(),
    players: seatsOf(r.s).map((seat) => ({
      cents: players[seat].cents,
      health: healthLeft(r, seat),
      maxHealth: statOf(r, seat, "health"),
      // Nobody has one but for being attacked (FS-6.4.1).
      evasion: statOf(r, seat, "evasion"),
      attack: statOf(r, seat, "attack"),
      souls: soulsOf(r, seat),
      died: players[seat].died,
      lootPlays: Math.max(0, lootPlaysLeft(r, seat)),
      counters: countersOn(r, seat),
      shield: shields.reduce((sum, shield) => sum + (shield.whom === seat ? shield.left : 0), 0),
    })),
  }
}

/** How many souls win, and how far all have come together; in a challenge souls win nothing (FS-18.7). */
function soulsShown(r: FourSoulsRun, goal: number): Record<string, number> {
  if (r.s.table.challenge !== "") return {}
  return isTogether(r) ? { together: soulsTogether(r), needed: goal } : { goal }
}

const SLOTS = ["monsters", "shop", "rooms", "covered"]

/** What an ability on the stack is aimed at, as far as this viewer may see it; a target that has gone is none any more. */
function targetsOf(r: FourSoulsRun, { act }: Obj<ReadData>, seat: Seat): Ref[] {
  if (act === null) return []
  return r.m.abilities[act.ability].targets
    .flatMap(({ as }) => act.env[as])
    .filter((ref): ref is Ref => {
      if (typeof ref !== "number" || isSeat(ref)) return typeof ref === "number"
      const o = isObject(ref) ? object(r, ref) : null
      return o !== null && isSeen(r, o, seat)
    })
}

/** What waits on the stack is announced to all: what it is, which ability in which way, and at whom it is aimed. */
function showStacked(r: FourSoulsRun, o: Obj<ReadData>, seat: Seat): Record<string, Plain> {
  const { what, value, whom, from, combat } = o.data as ReadData
  const path = o.act === null ? {} : { path: r.m.abilities[o.act.ability].path }
  const targets = targetsOf(r, o, seat)
  return { what, value, whom, from, combat, ...path, ...(targets.length > 0 && { targets }) }
}

export function showObject(r: FourSoulsRun, o: Obj<ReadData>, seat: Seat): Record<string, Plain> {
  const shows: Record<string, number> = {}
  if (o.data === null) return shows
  const { kind } = r.m.zones[o.zone]
  if (kind === "stack") return showStacked(r, o, seat)
  if (o.data.deactivated > 0) shows["deactivated"] = 1
  if (r.s.table.attacked === o.ref) shows["attacked"] = 1
  if (o.data.counters > 0) shows["counters"] = o.data.counters
  for (const name of countersBy(r, o.ref)) if (name !== GENERIC) shows[name] = countersOn(r, o.ref, name)
  const noted = o.memo?.["noted"]
  if (typeof noted === "number") shows["noted"] = noted
  if (o.data.apart === FINAL_BOSS) shows["finalBoss"] = 1
  else if (o.data.apart === MINION) shows["minion"] = 1
  else if (SLOTS.includes(kind)) shows["slot"] = o.data.slot
  if (kind === "shop") shows["price"] = statOf(r, o.ref, "price")
  if (kind === "under") shows["under"] = o.data.under
  if (hasHealth(r, o.ref)) {
    shows["health"] = healthLeft(r, o.ref)
    shows["evasion"] = evasionOf(r, o.ref)
    shows["attack"] = statOf(r, o.ref, "attack")
  }
  return shows
}
