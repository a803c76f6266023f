// A failing random game, made as short as it gets while it still fails in the same way.

import { stranger } from "@soulspire/bots"
import type { Game, State } from "@soulspire/kernel"
import { type Answer, randomAnswer } from "../random-play.ts"
import { type Case, replay, type Said } from "./replay.ts"

/** Looks at a state with the answer that comes next; throws if something is wrong. */
export type Check<S extends State> = (state: S, next: Answer) => void

/** What makes two failures the same: the first line, but for numbers. */
const signature = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0].replaceAll(/\d+/g, "#")

interface Failure {
  how: string
  message: string
  /** The answers that were really given, the failing one last. */
  said: Said[]
}

/** How a case fails. The check is made before the last answer alone: that is where the failure was. */
function failureOf<S extends State>(game: Game<S>, tried: Case, check: Check<S>): Failure | null {
  const said: Said[] = []
  try {
    replay(game, tried, (state, next, last) => {
      said.push({ seat: next.seat, keys: next.keys })
      if (last) check(state, next)
    })
    return null
  } catch (error) {
    return { how: signature(error), message: error instanceof Error ? error.message : String(error), said }
  }
}

export interface Shrunk extends Case {
  message: string
  /** Games that were tried on the way. */
  tries: number
}

/** The shortest case found that fails like this one, or null when it does not fail again. At most `most` games are tried. */
export function shrink<S extends State>(
  game: Game<S>,
  failing: Case,
  check: Check<S>,
  most = 2000,
): Shrunk | null {
  const first = failureOf(game, failing, check)
  if (first === null) return null
  let best: Case = { ...failing, answers: first.said }
  let { message } = first
  let tries = 1

  /** Takes a case over if it fails in the same way and is no longer. */
  const better = (change: Partial<Case>): boolean => {
    if (tries++ >= most) return false
    let found: Failure | null = null
    try {
      found = failureOf(game, { ...best, ...change }, check)
    } catch {
      return false
    }
    if (found === null || found.how !== first.how || found.said.length > best.answers.length) return false
    best = { ...best, ...change, answers: found.said }
    message = found.message
    return true
  }

  const without = (from: number, size: number): Said[] =>
    best.answers.filter((_each, i) => i < from || i >= from + size)
  /** Leaves out stretches of this length, never the last answer. */
  const drop = (size: number): boolean => {
    let any = false
    for (let from = 0; from + size < best.answers.length;) {
      const before = best.answers.length
      if (better({ answers: without(from, size) }) && best.answers.length < before) any = true
      else from += size
    }
    return any
  }
  const dropAll = (): void => {
    for (let size = Math.floor(best.answers.length / 2); size >= 1; size = Math.floor(size / 2)) drop(size)
    while (drop(1));
  }

  dropAll()
  for (const name of Object.keys(best.options))
    better({ options: Object.fromEntries(Object.entries(best.options).filter(([key]) => key !== name)) })
  // What is dealt decides what can be left out: the same failure may come sooner at a smaller table, or from another seed.
  const elsewhere = seek(game, best, check, first.how)
  if (elsewhere !== null && better(elsewhere)) dropAll()
  return { ...best, message, tries }
}

/** Plays random games at tables no larger, and gives the shortest that fails in the same way. */
function seek<S extends State>(game: Game<S>, best: Case, check: Check<S>, how: string): Case | null {
  let shortest: Case | null = null
  for (let seats = game.seats.min; seats <= best.seats && shortest === null; seats++)
    for (let i = 0; i < 12; i++) {
      const seed = String(i)
      const most: number = (shortest ?? best).answers.length
      const answers: Said[] | null = failingGame(game, { ...best, seats, seed }, check, how, most)
      if (answers !== null) shortest = { options: best.options, seats, seed, answers }
    }
  return shortest
}

/** The answers of one random game up to this failure, if it comes within so many. */
function failingGame<S extends State>(
  game: Game<S>,
  { options, seats, seed }: Case,
  check: Check<S>,
  how: string,
  most: number,
): Said[] | null {
  const random = stranger(seed)
  const said: Said[] = []
  try {
    const state = game.create(options, seats, seed)
    while (game.outcome(state) === null && said.length < most) {
      const next = randomAnswer(game, state, random)
      said.push({ seat: next.seat, keys: next.keys })
      check(state, next)
      game.answer(state, next.seat, next.decision, next.keys)
    }
    return null
  } catch (error) {
    return signature(error) === how ? said : null
  }
}
