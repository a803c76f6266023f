// What is played: everything of a game but its number. It is what threads are told, and what a journal is held against.

import type { Options } from "@soulspire/kernel"
import type { GameBox, Suite, SuiteTable } from "@soulspire/text"

export interface Setting {
  game: string
  players: number
  /** Bots by seat, as they were named. A second list plays the same games for comparison. */
  sides: readonly (readonly string[])[]
  /** Everybody sits one seat further in each game than in the one before. */
  rotate: boolean
  seed: string
  options: Options
  /** Where games begin, if that is one of the game's suites. */
  suite: string | null
  /** Answers after which a game counts as one that does not end. */
  limit: number
  /** Seconds in which somebody's own bot has to answer. */
  think: number
  /** A folder to write match files into; none if null. */
  out: string | null
  /** Write what was decided there as well. */
  decisions: boolean
  /** Count cards. */
  cards: boolean
}

/** One game to play: its number, and which list of bots plays it. */
export interface Unit {
  number: number
  side: number
}

export const seedOf = ({ seed }: Setting, number: number): string => `${seed}/${number}`

/** Who sits where in a game. */
export function botsIn({ sides, rotate, players }: Setting, { number, side }: Unit): string[] {
  const further = rotate ? (number - 1) % players : 0
  return sides[side].map((_, seat) => sides[side][(seat - further + players) % players])
}

/** Where the first of the named bots sits: the one that a comparison is about. */
export const subjectIn = ({ rotate, players }: Setting, number: number): number =>
  rotate ? (number - 1) % players : 0

export const suiteOf = ({ sim }: GameBox, id: string | null): Suite | undefined =>
  sim?.suites?.find((suite) => suite.id === id)

/** How a game begins. */
export function tableIn(box: GameBox, { suite, options }: Setting, number: number): SuiteTable {
  const found = suiteOf(box, suite)
  if (found === undefined) return { options }
  const table = found.at((number - 1) % found.size)
  return { ...table, options: { ...table.options, ...options } }
}
