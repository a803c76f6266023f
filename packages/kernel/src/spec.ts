// What the author of a game writes: its zones, cards, rules as programs, ops, acts, atoms, numbers and what is shown.

import type { Ability, Body } from "./ability.ts"
import type { Frozen } from "./frozen.ts"
import type { Game } from "./game.ts"
import type { Footprint, Reads, Telling, Touch } from "./looks.ts"
import type { Options, OptionSchema } from "./options.ts"
import { copyPlain, type Plain, type Reason } from "./plain.ts"
import { NOBODY, type Ref, type Seat } from "./refs.ts"
import type { Op, Option, Run } from "./run.ts"
import type { Announced, Def, Frame, Layer, Obj, Pending, State } from "./state.ts"
import { objectShown, type SightList, tableShown } from "./sight.ts"
import type { ThinkingSpec } from "./thinking.ts"
import type { View } from "./view.ts"

export interface ZoneSpec {
  /** One for each seat; a single shared one when absent. */
  each?: "seat"
  /** Who knows what lies there: everybody, the seat it belongs to, nobody. */
  shown: "all" | "holder" | "none"
  /** Abilities work there unless they say otherwise. */
  play?: boolean
  /** Objects there have the game's data; true of every zone in play. */
  live?: boolean
  /** No ability works there, whatever it says: a pile that is only drawn from. */
  inert?: boolean
  /** Positions mean something (a deck), and can be told apart by people who watch. */
  ordered?: boolean
}

/** A change in flight: its kind and its fields. `parts` are the roles of a composite one. */
export interface Proposal {
  k: string
  parts?: Record<string, Record<string, Plain>>
  [field: string]: Plain | undefined
}

/** How one kind of change happens. */
export interface Atom<Table = unknown, Data = unknown> {
  /** Would anything change? When not, it has not happened. */
  able?(r: Run<Table, Data>, p: Proposal): boolean
  /** Who orders the replacements when several apply. */
  affected?(r: Run<Table, Data>, p: Proposal): Seat
  /** Makes the change; may note more fields on the proposal, which becomes the event. */
  commit?(r: Run<Table, Data>, p: Proposal, maker: Frame): void
  /** Instead of `commit`: a composite happens by running a program that proposes its parts one by one. */
  program?: string
}

/** Offers one way of an act: the key after `act:`, what it concerns, and what else goes with it. */
export type AddOption = (
  key: string,
  refs: Ref[],
  ability?: number,
  range?: Option["range"],
  promise?: Option["promise"],
) => void

/** A kind of thing a player may do when asked to act or pass. */
export interface ActSpec<Table = unknown, Data = unknown> {
  /** In which windows it is offered. */
  windows: readonly string[]
  list(r: Run<Table, Data>, seat: Seat, add: AddOption): void
  /** Cheaper than the list, if there is a cheaper way. */
  can?(r: Run<Table, Data>, seat: Seat): boolean
  /** Why `act:rest` is not on the list, or null if it is nothing this act knows. */
  explain?(r: Run<Table, Data>, seat: Seat, rest: string): Reason | null
  /** Does it, usually by pushing a frame. `promise` is what somebody has said with it; it can be told, and belongs in no state. */
  go(r: Run<Table, Data>, f: Frame, seat: Seat, option: Option, amount: number, promise: string): void
}

export interface StatSpec<Table = unknown, Data = unknown> {
  /** What it is before cards have their say; a plain number where that is the same for all. */
  base: number | Told<Table, Data, number>
  /** It is a number of seats alone: of no object is it kept when that leaves. */
  of?: "seat"
  /** What it is whatever cards say of it; null where they have their say. */
  fixed?(r: Run<Table, Data>, ref: Ref): number | null
  min?: number
  max?: number
}

/** How many can play, and the rule that says so. */
export interface SeatRange {
  min: number
  max: number
  rule?: string
}

/** Something the game tells of a seat or an object. (Written as a method, so that a game's own types fit the kernel's.) */
export type Told<Table, Data, Result> = { of(r: Run<Table, Data>, ref: Ref): Result }["of"]
/** The same of one and another; NOBODY where a condition names no other. */
type ToldOfTwo<Table, Data, Result> = { of(r: Run<Table, Data>, ref: Ref, other: Ref): Result }["of"]

/** Who is told a field of an event: all, or those who knew, or know, what it is about. */
export type EventSight = "all" | "knew" | "knows"

/** Where in the game we are, as everybody sees it. `active` is NOBODY in a turn that all share. */
export interface Moment {
  phase: string
  turn: number
  active: Seat
  /** The zone in which things wait to happen, the next one last; "" if there is none. */
  stack: string
  /** Whom what happens next gives reason to answer, where the game tells. */
  concerns?: readonly Seat[]
  /** Who could lose everything by it, where the game tells: by their own end, or by somebody else's victory. */
  atStake?: readonly Seat[]
}

/** Where all of a number may be taken: what comes of it (null: anything), and whether it may end all that goes on. */
export interface Fate {
  what: string
  of: Ref
  then: readonly (Touch | Telling)[] | null
  ends: boolean
}

/** What a game says of its own verbs, so that nobody is asked for an order which nothing could tell from another. */
export interface OrderSpec<Table = unknown, Data = unknown> {
  /** What an op or a program comes to, by its name. One that is not here may do anything. */
  effects: Readonly<Record<string, Reads<Table, Data>>>
  /** What a test looks at, of whomever it is asked; one that is not here may look at anything. */
  tests: Readonly<Record<string, readonly string[]>>
  /** Numbers that count on when everything else has ended. */
  lasting: readonly string[]
  /** Numbers that may run out, if `total` is the most that is taken of each. */
  fates(r: Run<Table, Data>, total: (what: string, of: Ref) => number): readonly Fate[]
  /** Could a seat do something else before what it has to choose something for? Then it says when that comes. */
  pauses(r: Run<Table, Data>, seat: Seat): boolean
  /** Which comes first where nobody says anything: the smaller number. */
  usual(r: Run<Table, Data>, waiting: Pending, found: Footprint): number
}

export interface GameSpec<Table = unknown, Data = unknown, Seen extends View = View> {
  id: string
  /** Which release this is, for people. */
  version: string
  /** A hash of the source code of the rules, so that a match can tell whether it was played by the same. */
  sources?: number
  seats: SeatRange
  options: OptionSchema
  zones: Record<string, ZoneSpec>
  /** Names of the random streams; "shuffle" is the kernel's own. */
  streams: readonly string[]
  cards: readonly Def[]
  /** What every card of a kind can do by the rules, without a word of it on the card. */
  given: Readonly<Record<string, readonly Ability[]>>
  /** Kinds that belong to a card itself: what becomes a copy of it is not of them. */
  uncopied: readonly string[]
  /** Rules as programs. "main" is started when a game is made; "loop", if there is one, answers an endless loop. */
  programs: Record<string, Body>
  ops: readonly Op[]
  acts: Record<string, ActSpec<Table, Data>>
  atoms: Record<string, Atom<Table, Data>>
  stats: Record<string, StatSpec<Table, Data>>
  reads: Record<string, Told<Table, Data, number>>
  /** Seats and objects with a name of their own, for cards and rules to speak of ("active"); told what speaks of them. */
  whoms: Record<string, Told<Table, Data, Ref>>
  tests: Record<string, ToldOfTwo<Table, Data, boolean>>
  /** Stretches of time that "the first time each ..." counts in; asked of whoever has the ability. */
  spans: Record<string, Told<Table, Data, number>>
  /** Which fields of which events exist, and who sees them. What is not listed is shown to nobody. */
  events: Record<string, Record<string, EventSight>>
  /** Where a trigger met on a seat's track waits to be placed: with the main track (the default), or on that track. */
  triggers?: "main" | "own"
  /** Is anybody asked for the order of cards, or of triggers, that are all alike? They are, unless a game says otherwise. */
  orderAlike?: "asked" | "unasked"
  /** What makes a difference to what; without it every order is asked for. */
  order?: OrderSpec<Table, Data>
  /** Can the text of a card be multiplied? Not unless a game says so: every quantity has to look whether it is. */
  multiplies?: boolean
  /** Frames that may be pushed without progress before a loop is called endless. */
  patience?: number
  newTable(options: Options, seats: number): Table
  copyTable(table: Table): Table
  newData(def: Def | null): Data
  /** Field by field, like `copyTable`: what is spread into being is slow to read and to copy again. */
  copyData(data: Data): Data
  /** Why no such table can be set, though each option is good by itself (contradictions, unknown cards); null if it can. */
  tableBar?(options: Options, seats: number, cards: readonly Def[]): Reason | null
  /** Does this table play a zone that is shown to its holder (by its kind) with open cards? */
  faceUp?(table: Table, kind: string): boolean
  /** Deals the cards out. Chance through the run only. */
  setup(r: Run<Table, Data>, options: Options): void
  /** Lays a position instead of what was dealt; throws a Refusal where it is none of a table like this. */
  lay?(game: Game<State<Table, Data>>, state: State<Table, Data>, position: unknown): void
  /** Names of the phases that `moment` tells, for stops and for screens. */
  phases: readonly string[]
  /** What everybody sees of the time: where in whose turn we are. */
  moment(r: Run<Table, Data>): Moment
  /** The act of somebody who wants nothing more where nobody can pass: the end of their turn. "" if there is none. */
  enough: string
  /** Prompts of orders that nothing in the game looks at: one answer is as good as another. */
  idle: readonly string[]
  /** The seat from which turn order counts. */
  first(r: Run<Table, Data>): Seat
  /** What an object is has changed: by a layer that was put on it, or because one is gone (null). */
  changed?(r: Run<Table, Data>, o: Obj<Data>, by: Layer | null): void
  /**
   * Asked after every step that has changed something, whatever it was: for rules about the moment at which something is
   * true. What it pushes happens before the step after that one.
   */
  noticed?(r: Run<Table, Data>): void
  /** Seats that have left the game (see `leaveGame`), a bit each; none when absent. */
  gone?(r: Run<Table, Data>): number
  /** Where an announced act goes: on a stack, or straight into a frame. `card` is the object it was announced with. */
  place(r: Run<Table, Data>, announced: Announced, seat: Seat, card: Ref, act: string): void
  /** Who sees which field of the table, and of an object's data among those who know the object. All fields are named. */
  sight: { readonly table: SightList<Table>; readonly object: SightList<Data> }
  /** What a seat sees of the table: what the list shows, unless the game works out more (see `tableShown`). */
  showTable(r: Run<Table, Data>, seat: Seat): Seen["table"]
  /** What may be seen of an object by those who know it: the same (see `objectShown`). */
  showObject(
    r: Run<Table, Data>,
    o: Obj<Data>,
    seat: Seat,
  ): NonNullable<Seen["zones"][string][number]["shows"]>
  /** How good this looks for a seat, from its own view: a readable number for bots. What an end is worth: `endWorth`. */
  value(view: Seen, seat: Seat): number
  /** What it tells those who think ahead in it. */
  thinking?: ThinkingSpec<Table, Data>
  /** Facts that hold at every decision; a sentence when one is broken. */
  invariant?(r: Run<Table, Data>): string | null
}

/** What an author may leave out, because a small game has none of it. */
type Spare =
  | "given"
  | "uncopied"
  | "options"
  | "streams"
  | "ops"
  | "acts"
  | "atoms"
  | "stats"
  | "reads"
  | "whoms"
  | "tests"
  | "spans"
  | "events"
  | "phases"
  | "moment"
  | "enough"
  | "idle"
  | "copyTable"
  | "copyData"
  | "value"

/** What the lists of sights do by themselves. A game that says what its views are like shows that it is so. */
type Showing = "showTable" | "showObject"

export type GameDraft<Table, Data, Seen extends View = View> = Omit<
  GameSpec<Table, Data, Seen>,
  Spare | Showing
> &
  Partial<Pick<GameSpec<Table, Data, Seen>, Spare>> &
  (View extends Seen
    ? Partial<Pick<GameSpec<Table, Data, Seen>, Showing>>
    : Pick<GameSpec<Table, Data, Seen>, Showing>)

/** A draft with everything left out filled in. */
export function completeSpec<Table, Data, Seen extends View = View>(
  draft: GameDraft<Table, Data, Seen>,
): GameSpec<Table, Data, Seen> {
  const table = tableShown<Table, SightList<Table>>(draft.sight.table)
  const object = objectShown(draft.sight.object as SightList<object>)(
    ...(Object.keys(draft.sight.object) as never[]),
  )
  return {
    given: {},
    uncopied: [],
    options: {},
    streams: [],
    ops: [],
    acts: {},
    atoms: {},
    stats: {},
    reads: {},
    whoms: {},
    tests: {},
    spans: {},
    events: {},
    phases: [],
    moment: (r) => ({ phase: "", turn: 0, active: draft.first(r), stack: "" }),
    enough: "",
    idle: [],
    copyTable: copyPlain,
    copyData: copyPlain,
    showTable: (r, seat) => table(r.s.table as Frozen<Table>, seat),
    showObject: (_r, o, seat) =>
      o.data === null ? {} : object(o.data as object, seat !== NOBODY && o.controller === seat),
    value: () => 0,
    ...draft,
  }
}
