// What a seat may see, built from lists: of cards by what the seat knows, of the game's own state by who sees which field
// (see `sight.ts`). What no list names stays hidden.

import { givenName } from "./ability-index.ts"
import { textOf } from "./active-abilities.ts"
import { decisions, optionsOf, type Decision } from "./machine.ts"
import { kernelEvents } from "./events.ts"
import { backOf, bySight, eye, isOrderly, isSeen } from "./knowledge.ts"
import { copyPlain, type Plain } from "./plain.ts"
import type { Ref, Seat } from "./refs.ts"
import { defOf, type GameEvent, object, type Option, type Run, zone } from "./run.ts"
import type { Moment } from "./spec.ts"
import type { Announced, Obj, Outcome } from "./state.ts"

/** `Shows` is what a game tells of an object to those who know it. */
export interface CardView<Shows = Record<string, Plain>> {
  /** All that can be seen of a card one does not know. */
  back: string
  ref?: Ref
  card?: string
  /** The name it goes by now, as a card's id, where that is not its own. */
  named?: string
  controller?: Seat
  /** Numbers of its text that are others now, by place (see `Game.reworded`). */
  numerals?: Record<string, number>
  shows?: Shows
}

/**
 * `seat` is NOBODY for a spectator. A game exports the type of its own views, with what its table and its objects show; the
 * id tells them apart.
 */
export interface View<
  Id extends string = string,
  Table = Record<string, Plain>,
  Shows = Record<string, Plain>,
> {
  game: Id
  seat: Seat
  seats: number
  clock: number
  /** Where in the game we are; `about` is the path of the ability that happens next, if it waits on the stack. */
  moment: Moment & { about: string }
  zones: Record<string, CardView<Shows>[]>
  table: Table
  /** Who is being asked, and of what kind: everybody may know whom we wait for. */
  waiting: { seat: Seat; kind: string }[]
  /** One's own decisions, with their options. */
  asked: (Decision & { options: Option[] })[]
  over: Outcome | null
}

/** Is this a view of that game? The id says so, and whoever sent it has checked that it plays by the same rules. */
export const isViewOf = <Seen extends View>(view: View, game: Seen["game"]): view is Seen =>
  view.game === game

function cardView(r: Run, o: Obj, seat: Seat): CardView {
  if (!isSeen(r, o, seat)) return { back: backOf(r, o) }
  const def = defOf(o)
  const named = givenName(r, o)
  const numerals = textOf(o) as Record<string, number> | null
  return {
    back: backOf(r, o),
    ref: o.ref,
    card: def < 0 ? "" : r.m.defs[def].def.id,
    ...(named === undefined ? {} : { named }),
    ...(numerals === null ? {} : { numerals }),
    controller: o.controller,
    shows: r.m.spec.showObject(r, o, seat),
  }
}

function zoneView(r: Run, zone: number, seat: Seat): CardView[] {
  const objects = r.s.zones[zone].map((ref) => object(r, ref) as Obj)
  if (!isOrderly(r.m.zones[zone], seat)) objects.sort((a, b) => bySight(r, a, b, seat))
  return objects.map((o) => cardView(r, o, seat))
}

function momentView(r: Run, seat: Seat): View["moment"] {
  const moment = r.m.spec.moment(r)
  const list = moment.stack === "" ? [] : r.s.zones[zone(r, moment.stack)]
  const next = list.length === 0 ? null : object(r, list[list.length - 1])
  const told = next !== null && next.act !== null && isSeen(r, next, seat)
  return { ...moment, about: told ? r.m.abilities[(next.act as Announced).ability].path : "" }
}

const waitingIn = (open: readonly Decision[]): View["waiting"] =>
  open.filter(({ standing }) => !standing).map(({ seat, kind }) => ({ seat, kind }))

const askedIn = (r: Run, open: readonly Decision[], seat: Seat): View["asked"] =>
  open.filter((each) => each.seat === seat).map((each) => ({ ...each, options: optionsOf(r, seat, each.id) }))

/** What is seen whether somebody is asked or not. */
function tableView(r: Run, seat: Seat): Omit<View, "waiting" | "asked"> {
  const zones: Record<string, CardView[]> = {}
  for (const info of r.m.zones) zones[info.name] = zoneView(r, info.id, seat)
  return {
    game: r.s.game,
    seat,
    seats: r.s.seats,
    clock: r.s.clock,
    moment: momentView(r, seat),
    zones,
    table: r.m.spec.showTable(r, seat),
    over: r.s.over,
  }
}

/** What a seat sees while an answer still runs. It is a copy: the state goes on changing. */
export const midwayView = (r: Run, seat: Seat): View =>
  copyPlain({ ...tableView(r, seat), waiting: [], asked: [] })

export function view(r: Run, seat: Seat): View {
  const open = decisions(r)
  return {
    ...tableView(r, seat),
    waiting: waitingIn(open),
    asked: askedIn(r, open, seat),
  }
}

/** All zones as a seat sees them, each made when somebody looks at it. */
function zonesAsNeeded(r: Run, seat: Seat): View["zones"] {
  const made = (zones: View["zones"], name: string): CardView[] | undefined => {
    if (Object.hasOwn(zones, name)) return zones[name]
    const info = r.m.zones.find((each) => each.name === name)
    return info === undefined ? undefined : (zones[name] = zoneView(r, info.id, seat))
  }
  return new Proxy<View["zones"]>(
    {},
    {
      get: (zones, name) => (typeof name === "string" ? made(zones, name) : undefined),
      ownKeys(zones) {
        for (const info of r.m.zones) made(zones, info.name)
        return r.m.zones.map(({ name }) => name)
      },
    },
  )
}

/**
 * The same view, each part of it made when somebody looks at it. For a glance at a position that is looked at nowhere else:
 * it holds only as long as nothing changes.
 */
export function glance(r: Run, seat: Seat): View {
  let zones: View["zones"] | null = null
  let table: View["table"] | null = null
  const open = (): Decision[] => decisions(r)
  return {
    game: r.s.game,
    seat,
    seats: r.s.seats,
    clock: r.s.clock,
    over: r.s.over,
    get moment() {
      return momentView(r, seat)
    },
    get zones() {
      return (zones ??= zonesAsNeeded(r, seat))
    },
    get table() {
      return (table ??= r.m.spec.showTable(r, seat))
    },
    get waiting() {
      return waitingIn(open())
    },
    get asked() {
      return askedIn(r, open(), seat)
    },
  }
}

/** Events as a seat may see them. */
export function eventsFor(r: Pick<Run, "m">, events: readonly GameEvent[], seat: Seat): GameEvent[] {
  const seen: GameEvent[] = []
  for (const event of events) {
    const sights = kernelEvents[event.k] ?? r.m.spec.events[event.k]
    if (sights === undefined) continue
    const shown: GameEvent = { k: event.k }
    for (const field in sights) {
      const value = event[field]
      if (value === undefined) continue
      const sight = sights[field]
      if (sight === "all" || (((event[sight] as number | undefined) ?? 0) & eye(seat)) !== 0)
        shown[field] = value
    }
    seen.push(shown)
  }
  return seen
}
