// Matches of the proof game for tests: set up in a line, played on by strangers, with undos in between.

import { chairAt, randomBot, stranger } from "@soulspire/bots"
import { below, type Decision, type GameEvent, type RandomState } from "@soulspire/kernel"
import {
  answer,
  createMatch,
  lastOwn,
  type Match,
  outcomeOf,
  type Seating,
  undo,
  undoTerms,
} from "@soulspire/match"
import { proof, type ProofState } from "@soulspire/proof"

export type ProofMatch = Match<ProofState>

export const person = (name: string): Seating => ({ kind: "person", name })
export const bot = (name: string): Seating => ({ kind: "bot", bot: "random", name })
export const nobody: Seating = { kind: "empty", name: "" }
export const two = [person("Ada"), person("Ben")]
export const solo = [person("Ada"), bot("Rob")]

export const newMatch = (seats: readonly Seating[] = two, seed = "a match", barter = false): ProofMatch =>
  createMatch(proof, { options: { rounds: 3, barter }, seats, seed })

/** What a stranger would answer. */
export const strangersKeys = (match: ProofMatch, decision: Decision, random: RandomState): string[] =>
  randomBot.answer(chairAt(match.game, match.state, decision), random)

/** Answers one of the open decisions at random. */
export function answerRandomly(match: ProofMatch, random: RandomState): readonly GameEvent[] {
  const open = match.game.decisions(match.state).filter((each) => !each.standing)
  const decision = open[below(random, 0, open.length)]
  return answer(match, decision.seat, decision.id, strangersKeys(match, decision, random))
}

/** Takes back as somebody might who has everybody's agreement. */
function undoRandomly(match: ProofMatch, random: RandomState): void {
  const seat = below(random, 0, match.seats.length)
  if (match.seats[seat].kind !== "person" || lastOwn(match, seat) === null) return
  undo(match, seat, undoTerms(match, seat).consent)
}

/** Plays to the end, or to so many answers; one time in `undoing` something is taken back (0: never). */
export function playOn(match: ProofMatch, seed: string, most = Infinity, undoing = 0): ProofMatch {
  const random = stranger(seed)
  for (let i = 0; i < most && outcomeOf(match) === null; i++) {
    answerRandomly(match, random)
    if (undoing > 0 && below(random, 0, undoing) === 0) undoRandomly(match, random)
  }
  return match
}
