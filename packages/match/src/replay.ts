// Plays a match file again, comparing every hash, every undo and the end: to check it, to look at it, to play it on. One
// that was played by other rules is as good as any other as long as every hash agrees.

import { BadCard, type Game, hashPlain, Refusal, type State } from "@soulspire/kernel"
import { lineOf, type MatchFile, rulesOf } from "./file.ts"
import type { Entry } from "./log.ts"
import {
  commit,
  createMatch,
  type Match,
  outcomeOf,
  prepareAnswer,
  prepareRules,
  prepareSeat,
  type Step,
} from "./match.ts"
import { otherRules } from "./other-rules.ts"
import { MatchFileError, problem } from "./problems.ts"
import { prepareUndo } from "./undo.ts"

/** Called now and then on the way: how many log entries are done, of how many. */
export type Progress = (done: number, all: number) => void

/** The game that plays this file: with the pinned cards if there are any, else with its own if they are the same. */
function gameFor<S extends State>({ header, cards }: MatchFile, game: Game<S>): Game<S> {
  if (header.game !== game.id) throw problem(1, "file.other-game", { saved: header.game, here: game.id })
  if (cards === null) {
    if (header.content !== game.contentHash) throw problem(1, "file.other-cards", {})
    return game
  }
  if (hashPlain(cards) !== header.content) throw problem(2, "file.cards-changed", {})
  try {
    return game.withCards(cards)
  } catch (error) {
    throw problem(2, "file.bad-cards", { why: error instanceof BadCard ? error.message : "" })
  }
}

/** The match as it was at the start. */
function begin<S extends State>(file: MatchFile, game: Game<S>): Match<S> {
  const { options, seats, seed, position = null, start, version, rules } = file.header
  const played = gameFor(file, game)
  let match: Match<S>
  try {
    match = createMatch(played, { options, seats, seed, position, begunBy: { version, rules } })
  } catch (error) {
    if (error instanceof Refusal)
      throw problem(1, "file.bad-table", { reason: error.reason.key }, error.reason)
    throw problem(1, "file.breaks", { why: String(error) })
  }
  if (match.start !== start) throw problem(1, "file.other-start", {})
  return match
}

const listed = (seats: readonly number[]): string => [...seats].join()

function prepare<S extends State>(match: Match<S>, entry: Entry, line: number): Step<S> {
  switch (entry.k) {
    case "answer": {
      const step = prepareAnswer(match, entry)
      if ("hash" in step.entry && step.entry.hash !== entry.hash) throw problem(line, "file.other-state", {})
      return step
    }
    case "undo": {
      const step = prepareUndo(match, entry)
      if (step.entry.k === "undo" && listed(step.entry.agreed) !== listed(entry.agreed))
        throw problem(line, "file.undo-consent", {})
      if ("hash" in step.entry && step.entry.hash !== entry.hash) throw problem(line, "file.other-state", {})
      return step
    }
    case "seat":
      return prepareSeat(match, entry)
    case "rules":
      return prepareRules(match, entry)
    default:
      // Not every log has been read from text: a newer version may have stored what this one does not know.
      throw problem(line, "file.shape", { field: "k", wanted: "answer | undo | seat | rules" })
  }
}

/** Prepares an entry that somebody else has logged; throws a MatchFileError if it could not have been. */
export function prepareEntry<S extends State>(match: Match<S>, entry: Entry, line: number): Step<S> {
  try {
    return prepare(match, entry, line)
  } catch (error) {
    if (error instanceof MatchFileError) throw error
    if (!(error instanceof Refusal)) throw problem(line, "file.breaks", { why: String(error) })
    const { reason } = error
    if (entry.k === "rules") throw error
    const seat = entry.seat + 1
    if (entry.k === "seat") throw problem(line, "file.bad-seat", { seat }, reason)
    const key = entry.k === "undo" ? "file.undo-not-allowed" : "file.refused"
    throw problem(line, key, { seat, reason: reason.key }, reason)
  }
}

/** A file being played again: the match as it was at the start, and what each log entry makes of it, one at a time. */
export interface Replaying<S extends State = State> {
  match: Match<S>
  steps: Generator<Step<S>, void>
}

export interface ReplayOptions {
  /** A game that is over without a line that says so is taken as it is: that line alone got lost, and the game knows it. */
  lostEnd?: boolean
}

/**
 * Whoever takes the steps may stop on the way. Throws a MatchFileError at the first wrong line; "file.other-rules" where
 * rules that are not those it was last played by come out differently: then the match is as far as it agrees.
 */
export function replaying<S extends State>(
  file: MatchFile,
  game: Game<S>,
  options: ReplayOptions = {},
): Replaying<S> {
  try {
    const match = begin(file, game)
    return { match, steps: stepsBeyond(match, file, options) }
  } catch (error) {
    throw otherRules(error, rulesOf(file), game)
  }
}

/** Takes a match on from where it is to where its file has come since, one step at a time. */
export function* stepsBeyond<S extends State>(
  match: Match<S>,
  file: MatchFile,
  { lostEnd = false }: ReplayOptions = {},
): Generator<Step<S>, void> {
  const by = rulesOf(file)
  for (let i = match.log.length; i < file.log.length; i++) {
    let step: Step<S>
    try {
      step = prepareEntry(match, file.log[i], lineOf(file, i))
    } catch (error) {
      throw otherRules(error, by, match.game)
    }
    commit(match, step)
    yield step
  }
  checkEnd(match, file, lostEnd)
}

/** Was it cut off in the middle of a line? What is missing is known to be missing then. */
const isTorn = (file: MatchFile & { torn?: number | null }): boolean =>
  file.torn !== undefined && file.torn !== null

function checkEnd(match: Match, file: MatchFile, lostEnd: boolean): void {
  const line = lineOf(file, file.log.length)
  const outcome = outcomeOf(match)
  if (outcome === null && file.end !== null) throw problem(line, "file.not-over", {})
  if (outcome === null) return
  if (file.end === null && !lostEnd && !isTorn(file)) throw problem(line, "file.no-end", {})
  if (file.end !== null && hashPlain(outcome) !== hashPlain(file.end))
    throw problem(line, "file.other-outcome", {})
}

/** `match` is the match as far as the file is right; null if that is nowhere. */
export type Verdict<S extends State = State> =
  | { good: true; match: Match<S> }
  | { good: false; error: MatchFileError; match: Match<S> | null }

/** Is this a match that was really played so? Names the first line that is wrong. */
export function verify<S extends State>(
  file: MatchFile,
  game: Game<S>,
  progress: Progress = () => {},
  options: ReplayOptions = {},
): Verdict<S> {
  let match: Match<S> | null = null
  try {
    const again = replaying(file, game, options)
    match = again.match
    for (const { at } of again.steps) progress(at + 1, file.log.length)
    return { good: true, match }
  } catch (error) {
    if (error instanceof MatchFileError) return { good: false, error, match }
    throw error
  }
}

/** The match of a file, checked, to be played on. */
export function resume<S extends State>(file: MatchFile, game: Game<S>): Match<S> {
  const { match, steps } = replaying(file, game, { lostEnd: true })
  while (steps.next().done !== true);
  return match
}
