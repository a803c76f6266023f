// A match: a game being played by whoever sits there. What changes it is prepared first and committed after, so that a
// host can store the new entry in between; a state once made is never changed.

import {
  type Decision,
  type Game,
  type GameEvent,
  type Mark,
  type Options,
  type Outcome,
  type Plain,
  type State,
} from "@soulspire/kernel"
import { type Glimpse, onlooker } from "./glimpses.ts"
import { type AnswerEntry, type Entry, lastRules, type RulesName, type SeatEntry } from "./log.ts"
import { positionCheck } from "./position.ts"
import type { Viewer } from "./protocol.ts"
import { type Seating, seatingCheck, seatingsCheck, seedCheck } from "./seats.ts"
import { no } from "./reasons.ts"
import { type Check, Misshapen } from "@soulspire/kernel/outside"

/** An answer that stands, with how far it may be taken back. */
export interface Standing extends AnswerEntry {
  mark: Mark
}

export interface Match<S extends State = State> {
  readonly game: Game<S>
  /** The rules that it was begun by: the game's own, unless it comes from another version. */
  readonly begunBy: RulesName
  readonly options: Options
  readonly seed: string
  /** Set up by hand instead of dealt; null where it was dealt. */
  readonly position: Plain | null
  /** Who sat where at the start; the log tells what has changed since. */
  readonly first: readonly Seating[]
  /** The hash of the state as it was dealt, or laid. */
  readonly start: number
  /** What had happened by the first decision: what was dealt, who begins, what the table has to know. */
  readonly opening: readonly GameEvent[]
  seats: readonly Seating[]
  state: S
  readonly log: Entry[]
  /** The answers that stand, oldest first: those of the log without what was taken back. */
  readonly answers: Standing[]
  /** How often something was taken back. Ids of decisions come again after that, so an answer names its epoch too. */
  epoch: number
  /** States by the number of answers that stood, to go back to; thinned out as they get older. */
  readonly kept: Map<number, S>
}

/** What is about to become of a match. */
export interface Step<S extends State = State> {
  readonly entry: Entry
  /** Where in the log the entry goes; if the log has grown since, the step is void. */
  readonly at: number
  readonly state: S
  readonly events: readonly GameEvent[]
  readonly mark: Mark
  /** How those who wanted to look on saw it happen. */
  readonly midway?: ReadonlyMap<Viewer, readonly Glimpse[]>
}

/** What could not be read again is not taken in the first place. */
function mustBeReadable<T>(check: Check<T>, given: unknown, at: string): T {
  try {
    return check(given, at)
  } catch (error) {
    if (error instanceof Misshapen) throw no("bad-message", { field: error.at })
    throw error
  }
}

/** The rules of a game, by their name. */
export const rulesOfGame = ({ version, rulesHash }: Pick<Game, "version" | "rulesHash">): RulesName => ({
  version,
  rules: rulesHash,
})

export interface Setup {
  options: Options
  seats: readonly Seating[]
  seed: string
  /** A position to begin from, in the game's own terms: laid as soon as the game is dealt. */
  position?: Plain | null
  /** The rules that it was begun by, if it was by others than the game's. */
  begunBy?: RulesName
}

export function createMatch<S extends State>(game: Game<S>, setup: Setup): Match<S> {
  const { options, seats, seed, position = null, begunBy = rulesOfGame(game) } = setup
  mustBeReadable(seatingsCheck, seats, "seats")
  mustBeReadable(seedCheck, seed, "seed")
  if (position !== null) mustBeReadable(positionCheck, position, "position")
  const { state, events } = game.begin(options, seats.length, seed)
  if (position !== null) game.lay(state, position)
  return {
    game,
    begunBy,
    options,
    seed,
    position,
    first: seats,
    start: game.hash(state),
    // What was dealt is gone where a position was laid.
    opening: position === null ? events : [],
    seats,
    state,
    log: [],
    answers: [],
    epoch: 0,
    kept: new Map([[0, state]]),
  }
}

/** The number of its log entries: grows with everything that happens, also with an undo. */
export const versionOf = (match: Match): number => match.log.length

export const outcomeOf = (match: Match): Outcome | null => match.game.outcome(match.state)

/** Is nobody asked anything although the game is not over? No game should come to that; one that does goes on for nobody. */
export const isStuck = <S extends State>({ game, state }: Match<S>): boolean =>
  game.outcome(state) === null && game.decisions(state).every(({ standing }) => standing)

/** Is there such a seat? One that is written as text is none: a list would find it all the same. */
export const isSeatOf = (match: Match, seat: unknown): seat is number =>
  typeof seat === "number" && match.seats[seat] !== undefined

/** The decisions of a seat. */
export const askedOf = <S extends State>(match: Match<S>, seat: number): Decision[] =>
  match.game.decisions(match.state).filter((each) => each.seat === seat)

/** Throws a Refusal if it is none of the seat's answers; nothing has changed yet in any case. */
export function prepareAnswer<S extends State>(
  match: Match<S>,
  { seat, decision, keys, auto }: Omit<AnswerEntry, "k" | "hash">,
  lookers: Iterable<Viewer> = [],
): Step<S> {
  const { game } = match
  if (match.seats[seat]?.kind === "empty") throw no("nobody-there", { seat: seat + 1 })
  const state = game.copy(match.state)
  const { look, seen } = onlooker(game, lookers)
  const events = game.answer(state, seat, decision, keys, look)
  const given = { k: "answer" as const, seat, decision, keys: [...keys] }
  const hash = game.hash(state)
  return {
    entry: auto === true ? { ...given, auto, hash } : { ...given, hash },
    at: match.log.length,
    state,
    events,
    mark: game.undoMark(state),
    midway: seen,
  }
}

export function prepareSeat<S extends State>(match: Match<S>, { seat, now }: Omit<SeatEntry, "k">): Step<S> {
  if (!isSeatOf(match, seat)) throw no("no-such-seat", { seat: Number(seat) + 1 })
  mustBeReadable(seatingCheck, now, "now")
  return {
    entry: { k: "seat", seat, now },
    at: match.log.length,
    state: match.state,
    events: [],
    mark: "free",
  }
}

/**
 * The entry that says that these rules play on from here; null where they have played so far, or where there is nothing
 * left to play. Only for a match of which every hash has been compared.
 */
export function prepareTakeOver<S extends State>(match: Match<S>): Step<S> | null {
  const { game, begunBy, log } = match
  if (lastRules(begunBy, log).rules === game.rulesHash || outcomeOf(match) !== null) return null
  return prepareRules(match, rulesOfGame(game))
}

export const prepareRules = <S extends State>(
  { log, state }: Match<S>,
  { version, rules }: RulesName,
): Step<S> => ({
  entry: { k: "rules", version, rules },
  at: log.length,
  state,
  events: [],
  mark: "free",
})

/** Makes a step happen. */
export function commit<S extends State>(match: Match<S>, { entry, at, state, mark }: Step<S>): void {
  if (at !== match.log.length) throw new Error("the match has gone on since this step was prepared")
  match.log.push(entry)
  match.state = state
  switch (entry.k) {
    case "answer":
      match.answers.push({ ...entry, mark })
      break
    case "undo":
      match.answers.length = entry.to
      match.epoch++
      for (const count of match.kept.keys()) if (count > entry.to) match.kept.delete(count)
      break
    case "seat":
      match.seats = match.seats.with(entry.seat, entry.now)
      return
    case "rules":
      return
  }
  keep(match)
}

const NEAR = 64
const FAR = 256

/** The last states are all kept, older ones here and there: going far back plays a stretch again. */
function keep<S extends State>({ kept, answers, state }: Match<S>): void {
  const old = answers.length - NEAR
  kept.set(answers.length, state)
  if (old % FAR !== 0) kept.delete(old)
}

/** Takes an answer and gives what happened; `auto` if the seat's preferences gave it and not its person. */
export function answer<S extends State>(
  match: Match<S>,
  seat: number,
  decision: number,
  keys: readonly string[],
  auto?: true,
): readonly GameEvent[] {
  const given = { seat, decision, keys }
  const step = prepareAnswer(match, auto === undefined ? given : { ...given, auto })
  commit(match, step)
  return step.events
}

export const changeSeat = <S extends State>(match: Match<S>, seat: number, now: Seating): void =>
  commit(match, prepareSeat(match, { seat, now }))
