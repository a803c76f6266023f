// What is seen of the table and of what lies on it: what the lists of sights show, and what follows from it.

import {
  isObject,
  isSeat,
  isSeen,
  NOBODY,
  object,
  type Obj,
  objectShown,
  type Ref,
  type Seat,
  seatNo,
  statOf,
  tableShown,
  type View,
} from "@soulspire/kernel"
import { isTogether, soulsTogether } from "../rules/challenge/modes.ts"
import { countersBy, countersOn, GENERIC } from "../features/counters/counters.ts"
import { lootPlaysLeft } from "../rules/loot/plays.ts"
import {
  evasionOf,
  type FourSoulsRun,
  hasHealth,
  healthLeft,
  type ReadData,
  type ReadTable,
  soulsOf,
} from "../state/run.ts"
import { objectSight, tableSight } from "./sight.ts"
import type { Switches } from "../rulesets/switches.ts"
import { NO_TIMER } from "../state/types.ts"

const shownTable = tableShown<ReadTable, typeof tableSight, { players: Beside }>(tableSight, {
  players: {
    health: 0,
    maxHealth: 0,
    evasion: 0,
    attack: 0,
    souls: 0,
    lootPlays: 0,
    counters: 0,
    shield: 0,
  },
})
const shownStacked = objectShown<ReadData, typeof objectSight>(objectSight)(
  "what",
  "value",
  "whom",
  "from",
  "combat",
)

// Types, not interfaces: what a view holds is plain data, and only the former say that nothing else can be in it.

/** What is worked out beside each player. */
type Beside = {
  health: number
  maxHealth: number
  evasion: number
  attack: number
  souls: number
  lootPlays: number
  counters: number
  shield: number
}

/** How many souls win; where all play together, how far they have come. */
type SoulsShown = { goal?: number; together?: number; needed?: number }

/** How the rules of this table answer what makes one turn look unlike another. */
type TurnShown = { turnRules: Pick<Switches, "lootStepOnStack" | "actionPhaseEnds" | "endPhaseOrder"> }

type TableShown = ReturnType<typeof shownTable> & SoulsShown & TurnShown & { timer?: number }

/** What waits on the stack: what it is, which ability in which way, and at whom it is aimed. */
type StackedShown = Omit<ReturnType<typeof shownStacked>, "what"> & {
  what: string
  path?: string
  targets?: Ref[]
  rolled?: number
  waits?: number
}

type Numbers =
  | "deactivated"
  | "attacked"
  | "counters"
  | "noted"
  | "finalBoss"
  | "minion"
  | "slot"
  | "price"
  | "under"
  | "health"
  | "evasion"
  | "attack"
  | "rolled"
  | "waits"

/** Whatever an object has of these; and counters by their names, which are the cards' own. */
type ObjectShown = Partial<StackedShown> &
  Partial<Record<Numbers, number>> & { [counter: string]: number | string | Ref[] }

export type FourSoulsView = View<"four-souls", TableShown, ObjectShown>

export function showTable(r: FourSoulsRun, viewer: Seat): TableShown {
  const { timer, shields, rules } = r.s.table
  const { lootStepOnStack, actionPhaseEnds, endPhaseOrder } = rules
  const shown = shownTable(r.s.table, viewer)
  shown.players.forEach((each, at) => {
    const seat = seatNo(at)
    each.health = healthLeft(r, seat)
    each.maxHealth = statOf(r, seat, "health")
    // Nobody has one but for being attacked (FS-6.4.1).
    each.evasion = statOf(r, seat, "evasion")
    each.attack = statOf(r, seat, "attack")
    each.souls = soulsOf(r, seat)
    each.lootPlays = Math.max(0, lootPlaysLeft(r, seat))
    each.counters = countersOn(r, seat)
    each.shield = shields.reduce((sum, shield) => sum + (shield.whom === seat ? shield.left : 0), 0)
  })
  return {
    ...shown,
    turnRules: { lootStepOnStack, actionPhaseEnds, endPhaseOrder },
    ...(timer === NO_TIMER ? {} : { timer }),
    ...soulsShown(r),
  }
}

/** In a challenge souls win nothing (FS-18.7). */
function soulsShown(r: FourSoulsRun): SoulsShown {
  const { challenge, goal } = r.s.table
  if (challenge !== "") return {}
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

/** What waits on the stack is announced to all. */
function showStacked(r: FourSoulsRun, o: Obj<ReadData>, data: ReadData, seat: Seat): StackedShown {
  const path = o.act === null ? {} : { path: r.m.abilities[o.act.ability].path }
  const targets = targetsOf(r, o, seat)
  // A step of the rules is called after its program: `thing.<program>`.
  const what = data.what === "step" ? (o.memo?.["program"] as string) : data.what
  return { ...shownStacked(data), what, ...path, ...byRoll(r, data), ...(targets.length > 0 && { targets }) }
}

/** An effect that waits for its roll, or has its number (RD-38). */
function byRoll(
  r: FourSoulsRun,
  { what, die, value }: ReadData,
): Partial<Record<"rolled" | "waits", number>> {
  if (what !== "ability" && what !== "loot") return {}
  if (value > 0) return { rolled: value }
  return die !== NOBODY && object(r, die) !== null ? { waits: 1 } : {}
}

export function showObject(r: FourSoulsRun, o: Obj<ReadData>, seat: Seat): ObjectShown {
  const shows: Record<string, number> = {}
  if (o.data === null) return shows
  const { kind } = r.m.zones[o.zone]
  if (kind === "stack") return showStacked(r, o, o.data, seat)
  if (o.data.deactivated > 0) shows["deactivated"] = 1
  if (r.s.table.attacked === o.ref) shows["attacked"] = 1
  if (o.data.counters > 0) shows["counters"] = o.data.counters
  for (const name of countersBy(r, o.ref)) if (name !== GENERIC) shows[name] = countersOn(r, o.ref, name)
  const noted = o.memo?.["noted"]
  if (typeof noted === "number") shows["noted"] = noted
  if (o.data.setAside === "final-boss") shows["finalBoss"] = 1
  else if (o.data.setAside === "minion") shows["minion"] = 1
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
