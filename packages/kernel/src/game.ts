// A game as everything else sees it: bots, matches, servers, screens and command lines are written against this.

import { compileGame, extendGame } from "./compile.ts"
import { copyState } from "./copy.ts"
import { determinize, redeal } from "./determinize.ts"
import { pushProgram } from "./frames.ts"
import { hashLasting, hashPlain } from "./hash.ts"
import { advance, answer, canAct, type Decision, decisions, explain, optionsOf } from "./machine.ts"
import { explainNumber, type Term } from "./numbers.ts"
import { checkOptions, type Options, type OptionSchema } from "./options.ts"
import { isSamePlain, type Reason, Refusal, refuse } from "./plain.ts"
import { newRandom, type RandomState, seedFrom } from "./random.ts"
import { NOBODY, type Ref, type Seat, seatNo } from "./refs.ts"
import { reworded } from "./reword.ts"
import type { GameEvent, Option, Run, Compiled } from "./run.ts"
import { forgetRun, runOf, shareRun } from "./runs.ts"
import { checkSights } from "./sight.ts"
import { sources } from "./sources.ts"
import { completeSpec, type GameDraft, type GameSpec, type Moment, type SeatRange } from "./spec.ts"
import type { Def, Outcome, State } from "./state.ts"
import type { Thinking } from "./thinking.ts"
import { eventsFor, glance, midwayView, view, type View } from "./view.ts"

export type Mark = "free" | "request" | "closed"
const MARKS: readonly Mark[] = ["free", "request", "closed"]

/** Seats come in as plain numbers, as files, messages and people say them; inside and in what comes out they are seats. */
export interface Game<S extends State = State, V extends View = View> {
  readonly id: string
  /** Which release this is, for people; a match file names it beside the hash. */
  readonly version: string
  readonly options: OptionSchema
  /** Names of the phases that a view's moment tells. */
  readonly phases: readonly string[]
  /** The key by which somebody ends their turn where passing would not; "" if there is none. */
  readonly enough: string
  readonly seats: SeatRange
  readonly cards: readonly Def[]
  /** Names of the derived numbers: what `explainNumber` can be asked about. */
  readonly stats: readonly string[]
  /** Of the cards, and of the rules: a match file names both. */
  readonly contentHash: number
  readonly rulesHash: number
  create(options: Options, seats: number, seed: string): S
  /** The same, with what has happened by the first decision: who was dealt what, who begins. */
  begin(options: Options, seats: number, seed: string): { state: S; events: GameEvent[] }
  /**
   * Makes a game that has just been dealt into a position: plain data from outside, which the game reads. Throws a Refusal
   * where it is none, and where the game knows no positions; the state is of no use then.
   */
  lay(state: S, position: unknown): void
  decisions(state: S): Decision[]
  optionsOf(state: S, decision: { readonly id: number; readonly seat: number }): Option[]
  canAct(state: S, seat: number): boolean
  explain(state: S, seat: number, what: string): Reason | null
  /** Why a derived number is what it is. */
  explainNumber(state: S, ref: number, stat: string): { total: number; terms: Term[] }
  /** Changes the state in place and tells what happened; throws a Refusal with the state untouched. Who wants to `look` on changes nothing by it. */
  answer(
    state: S,
    seat: number,
    decision: number,
    keys: readonly string[],
    look?: (midway: Midway<V>) => void,
  ): GameEvent[]
  undoMark(state: S): Mark
  view(state: S, seat: number | "spectator"): V
  eventsFor(events: readonly GameEvent[], seat: number | "spectator"): GameEvent[]
  value(view: V, seat: number): number
  /** The value of what a seat sees, without making more of the view than it takes. */
  valueTo(state: S, seat: number): number
  /** What it tells those who think ahead in it; null if it has nothing to say. */
  readonly thinking: Thinking<S> | null
  determinize(state: S, seat: number, random: RandomState): S
  /** Where in the game we are, as everybody sees it. */
  moment(state: S): Moment
  outcome(state: S): Outcome | null
  copy(state: S): S
  hash(state: S): number
  save(state: S): Save
  /** The same rules with other cards: those that a saved game has pinned. */
  withCards(cards: readonly Def[]): Game<S, V>
  /** The same game with more cards behind its own, made in a moment: what is there is not compiled again. */
  extend(cards: readonly Def[]): Game<S, V>
  /** The saved game with the game that plays it: its own cards, whatever has changed since. */
  load(save: Save): { game: Game<S, V>; state: S }
  /** A card as it reads with these numbers changed, by place: what a view says of an object whose text was changed. */
  reworded(card: string, numerals: Readonly<Record<string, number>>): Def
  /** Sets a position up by hand, for tests and sandboxes: the state is changed behind the rules' back. */
  arrange(state: S, change: (r: Run<S["table"], NonNullable<S["objects"][number]["data"]>>) => void): void
  /** The same game with every look-up held against a full scan: slow, for tests. */
  scanned(): Game<S, V>
  /** A broken fact about a state, or null. */
  invariant(state: S): string | null
}

const cardHashes = new WeakMap<readonly Def[], number>()

/** Of cards that are read once and loaded with many times: taken once. */
function hashOfCards(cards: readonly Def[]): number {
  let hash = cardHashes.get(cards)
  if (hash === undefined) cardHashes.set(cards, (hash = hashLasting(cards)))
  return hash
}

/** What is read from a save is mostly the very same, which is quicker to see than to hash. */
const areSameCards = (given: readonly Def[], own: readonly Def[]): boolean =>
  isSamePlain(given as never, own as never) || hashOfCards(given) === hashOfCards(own)

/** An answer while it still runs: between two steps, when something more has been told. */
export interface Midway<V extends View = View> {
  /** What has been told so far. */
  events: readonly GameEvent[]
  /** What a seat sees of it now. Nothing is asked: nobody knows yet what will be. It is the caller's own, and stays as it is. */
  view(seat: number | "spectator"): V
}

export interface Save {
  game: string
  rules: number
  cards: readonly Def[]
  state: State
}

export interface GameOptions {
  /** Other cards than the game's own: those of a saved game. */
  cards?: readonly Def[]
  /** Hold every look-up against a full scan. */
  oracle?: boolean
}

const viewer = (seat: number | "spectator"): Seat => (seat === "spectator" ? NOBODY : seatNo(seat))

/** What a program says of itself changes nothing that happens. */
const done = (programs: GameSpec<never, never>["programs"]): object =>
  Object.fromEntries(
    Object.entries(programs).map(([name, body]) => [name, body.filter(({ op }) => op !== "takes")]),
  )

/** The hash a save is refused by: the source code of the rules, the kernel's and the game's, and the rules that are data. */
const hashRules = (spec: GameSpec<never, never>): number =>
  hashPlain([
    spec.id,
    sources,
    spec.sources ?? 0,
    done(spec.programs),
    spec.given as object,
    Object.keys(spec.zones),
    [...spec.streams],
  ])

const rulesHashes = new WeakMap<object, number>()

function rulesHashOf(spec: GameSpec<never, never>): number {
  let hash = rulesHashes.get(spec)
  if (hash === undefined) rulesHashes.set(spec, (hash = hashRules(spec)))
  return hash
}

export function defineGame<T, D, V extends View = View>(
  draft: GameDraft<T, D, V>,
  more: GameOptions = {},
): Game<State<T, D>, V> {
  const spec = completeSpec(draft)
  checkSights("table", spec.sight.table, spec.newTable(checkOptions(spec.options, {}), spec.seats.min), true)
  checkSights("object", spec.sight.object, spec.newData(null))
  const cards = more.cards ?? spec.cards
  return gameOf(
    { spec, cards, compiledFor: perSeats((seats) => compileGame(spec, seats, cards)) },
    more.oracle,
  )
}

/** Rules and cards, compiled for each number of seats as it is needed. */
interface Definition<T, D, V extends View> {
  spec: GameSpec<T, D, V>
  cards: readonly Def[]
  compiledFor: (seats: number) => Compiled<T, D>
}

function perSeats<M>(make: (seats: number) => M): (seats: number) => M {
  const made: M[] = []
  return (seats) => (made[seats] ??= make(seats))
}

function thinkingOf<T, D, V extends View>(
  { thinking }: GameSpec<T, D, V>,
  run: (s: State<T, D>) => Run<T, D>,
): Thinking<State<T, D>> | null {
  if (thinking === undefined) return null
  return {
    parts: thinking.parts,
    tempers: thinking.tempers ?? {},
    worlds: thinking.worlds ?? 1,
    redeal: (s, seat, random) => redeal(run(s).m, s, seat, thinking.fluid, random),
    stretch: (s, seat) => thinking.stretch(run(s), seat),
    key: (s, seat) => thinking.key(run(s), seat),
    sign: (s, ref) => thinking.sign(run(s), ref),
    worth: (s, seat) => thinking.worth(run(s), seat),
    amounts: (s, seat) => thinking.amounts(run(s), seat),
    hope: (s, seat) => thinking.hope(run(s), seat),
    habit: (s, decision, options) => thinking.habit(run(s), decision, options),
    meanwhile: (s, decision, options) => thinking.meanwhile?.(run(s), decision, options) ?? null,
    calm: (s, decision) => thinking.calm?.(run(s), decision) ?? null,
    judge: (s, decision, options) => thinking.judge(run(s), decision, options),
    rule: (s, decision, options, keys) => thinking.rule(run(s), decision, options, keys),
  }
}

function gameOf<T, D, V extends View>(definition: Definition<T, D, V>, oracle = false): Game<State<T, D>, V> {
  const { spec, cards, compiledFor } = definition
  type S = State<T, D>
  const run = (s: S): Run<T, D> => runOf(compiledFor(s.seats), s, oracle)
  const rulesHash = rulesHashOf(spec as GameSpec<never, never>)

  // Mistakes in cards and rules are found now, not at the first table.
  compiledFor(spec.seats.min)

  let scanning: Game<S, V> | null = null

  function looking(r: Run<T, D>, look: (midway: Midway<V>) => void): () => void {
    let told = 0
    return () => {
      if (r.events.length === told) return
      told = r.events.length
      look({ events: r.events, view: (seat) => midwayView(r, viewer(seat)) as V })
    }
  }

  const game: Game<S, V> = {
    id: spec.id,
    version: spec.version,
    options: spec.options,
    phases: spec.phases,
    enough: spec.enough,
    stats: Object.keys(spec.stats),
    seats: spec.seats,
    cards,
    get contentHash() {
      return hashOfCards(cards)
    },
    rulesHash,

    create: (options, seats, seed) => game.begin(options, seats, seed).state,
    begin(options, seats, seed) {
      if (!Number.isInteger(seats) || seats < spec.seats.min || seats > spec.seats.max)
        throw refuse("seats", { min: spec.seats.min, max: spec.seats.max, given: seats }, spec.seats.rule)
      const chosen = checkOptions(spec.options, options)
      const bar = spec.tableBar?.(chosen, seats, cards) ?? null
      if (bar !== null) throw new Refusal(bar)
      const m = compiledFor(seats)
      const s: S = {
        game: spec.id,
        seats,
        clock: 0,
        objects: [],
        free: [],
        zones: m.zones.map(() => []),
        tracks: Array.from({ length: seats + 1 }, () => ({ frames: [], standing: 0, waiting: false })),
        effects: [],
        pending: [],
        guard: { pushed: 0, tally: {} },
        undo: 0,
        actor: NOBODY,
        random: newRandom(seedFrom(seed), m.streams.size),
        over: null,
        table: spec.newTable(chosen, seats),
      }
      const r = run(s)
      spec.setup(r, chosen)
      pushProgram(r, "main", {}, 0)
      advance(r)
      return { state: s, events: r.events }
    },
    lay(s, position) {
      if (spec.lay === undefined) throw refuse("no-positions")
      spec.lay(game, s, position)
    },

    decisions(s) {
      const r = run(s)
      const open = decisions(r)
      r.asked = open
      return open
    },
    optionsOf(s, { id, seat: no }) {
      const r = run(s)
      const seat = seatNo(no)
      const options = optionsOf(r, seat, id)
      r.listed = { id, seat, options }
      return options
    },
    canAct: (s, seat) => canAct(run(s), seatNo(seat)),
    explain: (s, seat, what) => explain(run(s), seatNo(seat), what),
    explainNumber: (s, ref, stat) => explainNumber(run(s), ref as Ref, stat),
    answer(s, no, id, keys, look) {
      const r = run(s)
      const seat = seatNo(no)
      const known = r.asked?.find((each) => each.id === id && each.seat === seat) ?? null
      const given = r.listed?.id === id && r.listed.seat === seat ? r.listed.options : null
      r.asked = null
      r.listed = null
      r.events = []
      if (look !== undefined) r.look = looking(r, look)
      try {
        return answer(r, seat, id, keys, known, given)
      } catch (error) {
        if (!(error instanceof Refusal)) forgetRun(s)
        throw error
      } finally {
        r.look = null
      }
    },
    undoMark: (s) => MARKS[s.undo],
    // Of which type it is follows from the game's own `showTable` and `showObject`, which the compiler has checked.
    view: (s, seat) => view(run(s), viewer(seat)) as V,
    eventsFor: (events, seat) => eventsFor({ m: compiledFor(spec.seats.min) }, events, viewer(seat)),
    value: (seen, seat) => spec.value(seen, seatNo(seat)),
    valueTo: (s, seat) => spec.value(glance(run(s), seatNo(seat)) as V, seatNo(seat)),
    thinking: thinkingOf(spec, run),
    determinize(s, seat, random) {
      const made = determinize(compiledFor(s.seats), s, seatNo(seat), random)
      // Its copies share the index that it has now.
      run(made)
      return made
    },
    moment: (s) => spec.moment(run(s)),
    outcome: (s) => s.over,
    copy(s) {
      const made = copyState(compiledFor(s.seats), s)
      shareRun(s, made)
      return made
    },
    hash: (s) => hashPlain(s),
    save: (s) => ({ game: spec.id, rules: rulesHash, cards, state: copyState(compiledFor(s.seats), s) }),
    withCards: (given) => (areSameCards(given, cards) ? game : defineGame(spec, { oracle, cards: given })),
    extend(added) {
      const all = [...cards, ...added]
      const extended = (seats: number): Compiled<T, D> =>
        extendGame(compiledFor(seats), added) ?? compileGame(spec, seats, all)
      return gameOf({ spec, cards: all, compiledFor: perSeats(extended) }, oracle)
    },
    load(save) {
      if (save.game !== spec.id) throw refuse("other-game", { saved: save.game, here: spec.id })
      if (save.rules !== rulesHash) throw refuse("other-rules", { saved: save.rules, here: rulesHash })
      return {
        game: game.withCards(save.cards),
        state: JSON.parse(JSON.stringify(save.state)) as S,
      }
    },
    arrange(s, change) {
      const r = run(s)
      change(r as never)
      // Whatever was changed behind its back, the index does not know of it.
      r.stale = true
      r.asked = null
      r.listed = null
    },
    reworded(card, numerals) {
      const m = compiledFor(spec.seats.min)
      const no = m.defNumber.get(card)
      if (no === undefined) throw new Error(`no card is called "${card}"`)
      return reworded(m.defs[no], numerals)
    },
    scanned: () => (scanning ??= oracle ? game : gameOf(definition, true)),
    invariant: (s) => spec.invariant?.(run(s)) ?? null,
  }
  return game
}

/** How far back is free: the worst mark since then, and a request at least when somebody else has answered too. */
export function undoSpan(answers: readonly { seat: number; mark: Mark }[], seat: number): Mark {
  let worst = 0
  for (const each of answers) worst = Math.max(worst, MARKS.indexOf(each.mark), each.seat === seat ? 0 : 1)
  return MARKS[worst]
}
