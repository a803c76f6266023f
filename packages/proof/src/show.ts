// What is seen of the table and of what lies on it: who sees which field of the state, and what is worked out beside it.

import {
  type Obj,
  objectShown,
  type Seat,
  type Shown,
  type SightList,
  statOf,
  tableShown,
  type View,
} from "@soulspire/kernel"
import type { ProofRun, ReadData, ReadTable } from "./run.ts"

export const tableSight = {
  turn: "all",
  round: "all",
  active: "all",
  holder: "all",
  attacker: "all",
  attacked: "all",
  dayDie: "all",
  pool: "all",
  goal: "all",
  rounds: "all",
  players: { coins: "all", damage: "all", lights: "all", plays: "all", down: "all" },
  // Counted by the rules, from what everybody has seen.
  passes: "derived",
  attacks: "derived",
  ending: "derived",
  attempt: "derived",
} as const satisfies SightList<ReadTable>

export const objectSight = {
  tapped: "all",
  damage: "all",
  value: "all",
  attempt: "derived",
} as const satisfies SightList<ReadData>

const shownTable = tableShown<ReadTable, typeof tableSight>(tableSight)
const shownOf = objectShown<ReadData, typeof objectSight>(objectSight)
const [shownThing, shownRoll] = [shownOf("tapped", "damage"), shownOf("tapped", "damage", "value")]

const stats = ["might", "guard", "health"] as const

/** A roll has a value, and what can fight has numbers. */
type ObjectShown = Partial<ReturnType<typeof shownRoll>> & Partial<Record<(typeof stats)[number], number>>

export type ProofView = View<"proof", Shown<ReadTable, typeof tableSight>, ObjectShown>

export const showTable = (r: ProofRun, seat: Seat): ProofView["table"] => shownTable(r.s.table, seat)

export function showObject(r: ProofRun, o: Obj<ReadData>): ObjectShown {
  const shows: ObjectShown = o.data === null ? {} : o.data.value > 0 ? shownRoll(o.data) : shownThing(o.data)
  if (r.m.zones[o.zone].kind === "field") for (const name of stats) shows[name] = statOf(r, o.ref, name)
  return shows
}
