// What a seat cannot know makes no difference to what it sees: its view, its options, what it is told, how far it may
// take an answer back, and why something is not offered.

import {
  type Game,
  type GameEvent,
  label,
  NOBODY,
  type RandomState,
  type Run,
  slotOf,
  type State,
} from "@soulspire/kernel"
import { stranger } from "@soulspire/bots"
import type { Answer } from "../random-play.ts"
import { isHidden, scramble, secretPicks } from "./scramble.ts"
import { along, inside, same, sameText, type Setting } from "./setting.ts"

type Viewer = number | "spectator"
const numberOf = (viewer: Viewer): number => (viewer === "spectator" ? NOBODY : viewer)

const viewers = (seats: number): Viewer[] => [
  ...Array.from({ length: seats }, (_each, seat) => seat),
  "spectator",
]

/** Everything a viewer can ask about a state. */
function seen<S extends State>(game: Game<S>, state: S, viewer: Viewer, words: readonly string[]) {
  const view = game.view(state, viewer)
  if (viewer === "spectator") return { view }
  const reasons = words.map((word) => game.explain(state, viewer, word))
  const value = game.value(view, viewer)
  if (game.valueTo(state, viewer) !== value) throw new Error(`a glance of ${viewer} is worth something else`)
  return { view, reasons, can: game.canAct(state, viewer), value }
}

/** What a viewer may and may not speak of in a state. */
interface Known {
  /** Slots of everything whose name it knows. */
  visible: ReadonlySet<number>
  /** By the slot of what is hidden from it: the names by which that could be spoken of. */
  hidden: ReadonlyMap<number, readonly (number | string)[]>
}

type Zones = Pick<Run["m"], "zones" | "spec">

const visible = ({ objects }: State, zones: Zones, viewer: Viewer): Set<number> =>
  new Set(objects.filter((o) => !isHidden(zones, o, numberOf(viewer))).map(({ ref }) => slotOf(ref)))

/** What each viewer knows, and the zones of this game: looked up once, and compared with many worlds. */
function knownIn<S extends State>(game: Game<S>, state: S): { zones: Zones; by: (viewer: Viewer) => Known } {
  const { zones, names } = inside(game, state, (r) => ({
    zones: r.m,
    names: r.s.objects.map(({ ref }) => [ref, label(r, ref)]),
  }))
  return {
    zones,
    by: (viewer) => {
      const hidden = new Map<number, (number | string)[]>()
      state.objects.forEach((o, i) => {
        if (isHidden(zones, o, numberOf(viewer))) hidden.set(slotOf(o.ref), names[i])
      })
      return { visible: visible(state, zones, viewer), hidden }
    },
  }
}

/** Has an answer shown something new, or used chance? Then what follows may differ between the worlds. */
function reveals(before: State, after: State, old: ReadonlySet<number>, now: ReadonlySet<number>): boolean {
  if (before.random.drawn.some((n, i) => after.random.drawn[i] !== n)) return true
  if (secretPicks(before) && !secretPicks(after)) return true
  return [...now].some((slot) => !old.has(slot))
}

/** Does an event itself bring a card out of a place that is hidden? Where one must come out in one world (it leaves a hand by itself), none need in another. */
const showsCard = (hidden: ReadonlySet<string>, event: GameEvent | undefined): boolean =>
  event?.k === "show" ||
  (event?.k === "move" && (event["card"] ?? "") !== "" && hidden.has(event["from"] as string))

/** What is told is the same up to the first thing that is shown; where nothing is, it is of the same kind in both worlds. */
function sameUpToReveal(
  mine: readonly GameEvent[],
  other: readonly GameEvent[],
  hidden: ReadonlySet<string>,
): void {
  const at = mine.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(other[i]))
  if (at < 0 || showsCard(hidden, mine[at]) || showsCard(hidden, other[at])) return
  if (mine[at].k !== other[at]?.k) same("kinds of events before anything is shown", mine[at], other[at])
}

/** Kinds of zones that not everybody looks into. */
const hiddenZones = ({ zones }: Zones): Set<string> =>
  new Set(zones.filter(({ shown }) => shown !== "all").map(({ kind }) => kind))

/** An answer as it was given, and as one viewer is told of it. */
interface Given<S> {
  viewer: Viewer
  after: S
  /** What whoever answers could pick. */
  listed: string
  /** What this viewer sees afterwards; written down when it is first asked for, and compared with several worlds. */
  sight: () => string
  /** Does it show this viewer something new? */
  reveals: boolean
  events: readonly GameEvent[]
  next: Answer
}

const listedIn = <S extends State>(game: Game<S>, state: S, { decision, seat }: Answer): string =>
  JSON.stringify(game.optionsOf(state, { id: decision, seat }))

/** The fields of a record that a list of sights calls derived, also of the records in it. */
function derived(list: object, values: unknown): unknown {
  if (typeof values !== "object" || values === null) return null
  if (Array.isArray(values)) return values.map((each) => derived(list, each))
  return Object.entries(list).flatMap(([field, sight]: [string, string | object]): unknown[] => {
    const value = (values as Record<string, unknown>)[field]
    if (sight === "derived") return [field, value]
    return typeof sight === "object" && !("anew" in sight) ? [field, derived(sight, value)] : []
  })
}

/** What is said to follow from what everybody has seen: of the table, and of objects that this viewer knows. */
function derivedIn({ table, objects }: State, zones: Zones, viewer: Viewer): unknown {
  const { sight } = zones.spec
  return {
    table: derived(sight.table, table),
    objects: objects
      .filter((o) => o.data !== null && !isHidden(zones, o, numberOf(viewer)))
      .map(({ ref, data }) => [ref, derived(sight.object, data)]),
  }
}

/** The same answer in another world, where it means the same: another seat is asked by what it knows itself. */
function compareAnswer<S extends State>(game: Game<S>, given: Given<S>, twin: S, zones: Zones): boolean {
  const { viewer, after, events, next } = given
  if (next.seat !== viewer && given.listed !== listedIn(game, twin, next)) return false
  const other = game.copy(twin)
  const others = game.eventsFor(game.answer(other, next.seat, next.decision, next.keys), viewer)
  const [old, now] = [visible(twin, zones, viewer), visible(other, zones, viewer)]
  if (given.reveals || reveals(twin, other, old, now)) {
    sameUpToReveal(events, others, hiddenZones(zones))
    return false
  }
  same("events", events, others)
  sameText("views after the answer", given.sight(), JSON.stringify(game.view(other, viewer)))
  const follows = (world: S): unknown => derivedIn(world, zones, viewer)
  same('fields that are said to be "derived"', follows(after), follows(other))
  if (next.seat === viewer) same("undo marks", game.undoMark(after), game.undoMark(other))
  return true
}

/** No word of what a viewer does not know is in what it is given. */
function checkNoNames(what: string, given: unknown, names: ReadonlySet<number | string>): void {
  const walk = (value: unknown): void => {
    if (typeof value === "number" && names.has(value)) throw new Error(`${what} names hidden ${value}`)
    if (typeof value === "string")
      for (const [word] of value.matchAll(/[^:>~=]+#\d+/g))
        if (names.has(word)) throw new Error(`${what} says "${value}", which names hidden ${word}`)
    if (typeof value === "object" && value !== null) Object.values(value).forEach(walk)
  }
  walk(given)
}

export interface HiddenCounts {
  /** Worlds looked at. */
  worlds: number
  /** Of those, how many times the next answer could be compared to the end. */
  answers: number
}

/** Every viewer, given so many other worlds that look the same: nothing it can ask differs. */
export function checkSeen<S extends State>(
  game: Game<S>,
  state: S,
  words: readonly string[],
  random: RandomState,
  worlds = 1,
): { viewer: Viewer; known: Known; zones: Zones; twins: S[] }[] {
  const { zones, by } = knownIn(game, state)
  return viewers(state.seats).map((viewer) => {
    const mine = seen(game, state, viewer, words)
    const written = JSON.stringify(mine)
    const known = by(viewer)
    checkNoNames(`the view of ${viewer}`, mine.view, new Set([...known.hidden.values()].flat()))
    const twins = Array.from({ length: worlds }, () => {
      const twin = scramble(game, state, numberOf(viewer), random)
      const other = JSON.stringify(seen(game, twin, viewer, words))
      sameText(`what ${viewer} sees in two worlds`, written, other)
      return twin
    })
    return { viewer, known, zones, twins }
  })
}

/** The same with the next answer: what each viewer is told of it, up to what it reveals. The state is not touched. */
export function checkHidden<S extends State>(
  game: Game<S>,
  state: S,
  next: Answer,
  words: readonly string[],
  random: RandomState,
  worlds = 1,
): HiddenCounts {
  const counts = { worlds: 0, answers: 0 }
  const looks = checkSeen(game, state, words, random, worlds)
  const after = game.copy(state)
  const told = game.answer(after, next.seat, next.decision, next.keys)
  const then = knownIn(game, after)
  const listed = listedIn(game, state, next)
  for (const { viewer, known, zones, twins } of looks) {
    const events = game.eventsFor(told, viewer)
    const now = then.by(viewer)
    // What was known before, and has been shuffled away since, may be spoken of.
    const unknown = [...now.hidden].filter(([slot]) => !known.visible.has(slot))
    checkNoNames(`what ${viewer} is told`, events, new Set(unknown.flatMap(([, names]) => names)))
    const shown = reveals(state, after, known.visible, now.visible)
    let text: string | undefined
    const sight = (): string => (text ??= JSON.stringify(game.view(after, viewer)))
    const given = { viewer, after, listed, sight, reveals: shown, events, next }
    for (const twin of twins) {
      counts.worlds++
      if (compareAnswer(game, given, twin, zones)) counts.answers++
    }
  }
  return counts
}

/** A random game; at every `stride`-th decision, and while picks are secret, each viewer is given another world. */
export function hiddenStaysHidden<S extends State>(
  setting: Setting<S>,
  seed: string,
  stride: number,
): HiddenCounts {
  const { game } = setting
  const random = stranger(`hidden ${seed}`)
  const counts = { worlds: 0, answers: 0 }
  const words: string[] = []
  along(setting, seed, (state, next, count) => {
    words.push(...next.keys)
    if (count % stride !== 0 && !secretPicks(state)) return
    const { worlds, answers } = checkHidden(game, state, next, words.slice(-6), random)
    counts.worlds += worlds
    counts.answers += answers
  })
  return counts
}
