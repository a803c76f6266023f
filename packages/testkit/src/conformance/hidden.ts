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
import { along, inside, same, type Setting } from "./setting.ts"

type Viewer = number | "spectator"
const numberOf = (viewer: Viewer): number => (viewer === "spectator" ? NOBODY : viewer)

const viewers = (seats: number): Viewer[] => [
  ...Array.from({ length: seats }, (_each, seat) => seat),
  "spectator",
]

/** Everything a viewer can ask about a state. */
function seen<S extends State>(game: Game<S>, state: S, viewer: Viewer, words: readonly string[]): unknown {
  const view = game.view(state, viewer)
  if (viewer === "spectator") return { view }
  const reasons = words.map((word) => game.explain(state, viewer, word))
  return { view, reasons, can: game.canAct(state, viewer), value: game.value(view, viewer) }
}

const visible = <S extends State>(game: Game<S>, state: S, seat: number): Set<number> =>
  inside(
    game,
    state,
    (r) => new Set(r.s.objects.filter((o) => !isHidden(r, o, seat)).map((o) => slotOf(o.ref))),
  )

/** Has an answer shown this viewer something new, or used chance? Then what follows may differ between the worlds. */
function reveals<S extends State>(game: Game<S>, before: S, after: S, viewer: Viewer): boolean {
  if (before.random.drawn.some((n, i) => after.random.drawn[i] !== n)) return true
  if (secretPicks(before) && !secretPicks(after)) return true
  const old = visible(game, before, numberOf(viewer))
  return [...visible(game, after, numberOf(viewer))].some((slot) => !old.has(slot))
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
const hiddenZones = <S extends State>(game: Game<S>, state: S): Set<string> =>
  inside(
    game,
    state,
    (r) => new Set(r.m.zones.filter(({ shown }) => shown !== "all").map(({ kind }) => kind)),
  )

/** The same answer in both worlds, where it means the same: another seat is asked by what it knows itself. */
function compareAnswer<S extends State>(
  game: Game<S>,
  state: S,
  twin: S,
  viewer: Viewer,
  next: Answer,
): boolean {
  const asked = { id: next.decision, seat: next.seat }
  const listed = (world: S): string => JSON.stringify(game.optionsOf(world, asked))
  if (next.seat !== viewer && listed(state) !== listed(twin)) return false
  const other = game.copy(twin)
  const told = game.answer(other, next.seat, next.decision, next.keys)
  const mine = game.copy(state)
  const events = game.eventsFor(game.answer(mine, next.seat, next.decision, next.keys), viewer)
  const others = game.eventsFor(told, viewer)
  if (reveals(game, state, mine, viewer) || reveals(game, twin, other, viewer)) {
    sameUpToReveal(events, others, hiddenZones(game, state))
    return false
  }
  same("events", events, others)
  same("views after the answer", game.view(mine, viewer), game.view(other, viewer))
  if (next.seat === viewer) same("undo marks", game.undoMark(mine), game.undoMark(other))
  return true
}

/** Names by which a hidden object could be spoken of: its reference, and its readable name. */
function hiddenNames(r: Run, seat: number, but: ReadonlySet<number>): Set<number | string> {
  const hidden = r.s.objects.filter((o) => isHidden(r, o, seat) && !but.has(slotOf(o.ref)))
  return new Set(hidden.flatMap((o) => [o.ref, label(r, o.ref)]))
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

/** Every viewer, given another world that looks the same: nothing it can ask differs. */
export function checkSeen<S extends State>(
  game: Game<S>,
  state: S,
  words: readonly string[],
  random: RandomState,
): { viewer: Viewer; twin: S }[] {
  return viewers(state.seats).map((viewer) => {
    const twin = scramble(game, state, numberOf(viewer), random)
    const view = seen(game, state, viewer, words)
    same(`what ${viewer} sees in two worlds`, view, seen(game, twin, viewer, words))
    checkNoNames(
      `the view of ${viewer}`,
      game.view(state, viewer),
      inside(game, state, (r) => hiddenNames(r, numberOf(viewer), new Set())),
    )
    return { viewer, twin }
  })
}

/** The same with the next answer: what each viewer is told of it, up to what it reveals. The state is not touched. */
export function checkHidden<S extends State>(
  game: Game<S>,
  state: S,
  next: Answer,
  words: readonly string[],
  random: RandomState,
): HiddenCounts {
  const counts = { worlds: 0, answers: 0 }
  for (const { viewer, twin } of checkSeen(game, state, words, random)) {
    counts.worlds++
    if (compareAnswer(game, state, twin, viewer, next)) counts.answers++
    const after = game.copy(state)
    const events = game.eventsFor(game.answer(after, next.seat, next.decision, next.keys), viewer)
    // What was known before, and has been shuffled away since, may be spoken of.
    const before = visible(game, state, numberOf(viewer))
    checkNoNames(
      `what ${viewer} is told`,
      events,
      inside(game, after, (r) => hiddenNames(r, numberOf(viewer), before)),
    )
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
