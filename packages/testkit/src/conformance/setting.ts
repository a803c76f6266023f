// What a check is run over: a game with options and seats, and random games of it that can be found again by their seed.

import { below, type Game, type Options, type Run, type State } from "@soulspire/kernel"
import { stranger } from "@soulspire/bots"
import { type Answer, LONG, randomAnswer } from "../random-play.ts"
import { type Fixture, fixtureOf } from "../shrink/fixture.ts"
import { shrink } from "../shrink/shrink.ts"

export interface Setting<S extends State> {
  game: Game<S>
  options: Options
  seats: number
  /** Options that bring the end nearer: strangers mostly take them, from the start or when it gets late, for games are long without. */
  eager?: RegExp
  /** Where a failing game is kept once it is shrunk; says where that was. Without it nothing is shrunk. */
  keep?: (fixture: Fixture) => string
}

export const start = <S extends State>({ game, options, seats }: Setting<S>, seed: string): S =>
  game.create(options, seats, seed)

/** Says where a check failed, so that the very game can be played again. */
export function placed<S extends State>(
  setting: Setting<S>,
  seed: string,
  count: number,
  error: unknown,
): Error {
  const { game, options, seats } = setting
  const what = error instanceof Error ? error.message : String(error)
  return new Error(
    `${game.id}, ${seats} seats, ${JSON.stringify(options)}, seed "${seed}", after ${count} answers: ${what}`,
    { cause: error },
  )
}

/** The same, with the game shrunk to what is needed for the failure, and kept. `log` ends with the answer it failed at. */
export function kept<S extends State>(
  setting: Setting<S>,
  seed: string,
  log: readonly Answer[],
  error: unknown,
  check: (state: S, next: Answer, count: number) => void,
): Error {
  const { game, options, seats, keep } = setting
  const told = placed(setting, seed, log.length - 1, error)
  if (keep === undefined) return told
  // Checks that look at some states only look at those whose count is a multiple of something: 0 always is.
  const shrunk = shrink(game, { options, seats, seed, answers: log }, (state, next) => check(state, next, 0))
  if (shrunk === null)
    return new Error(`${told.message}\nit did not fail again when it was replayed`, { cause: error })
  const fixture = fixtureOf(game.id, shrunk)
  return new Error(
    `${told.message}\nshrunk from ${log.length} to ${fixture.answers.length} answers: ${keep(fixture)}`,
    { cause: error },
  )
}

/** Plays one random game to its end; `each` is called before every answer and may look at the state, not change it. */
export function along<S extends State>(
  setting: Setting<S>,
  seed: string,
  each: (state: S, next: Answer, count: number) => void,
  most = LONG,
): { state: S; log: Answer[] } {
  const { game } = setting
  const random = stranger(seed)
  const lean = setting.eager && { to: setting.eager, early: below(random, 0, 2) === 0 }
  const log: Answer[] = []
  try {
    const state = start(setting, seed)
    while (game.outcome(state) === null) {
      if (log.length >= most) throw new Error("no end")
      const next = randomAnswer(game, state, random, lean)
      log.push(next)
      each(state, next, log.length - 1)
      game.answer(state, next.seat, next.decision, next.keys)
    }
    return { state, log }
  } catch (error) {
    throw log.length === 0 ? placed(setting, seed, 0, error) : kept(setting, seed, log, error, each)
  }
}

/** Looks into a state with the kernel's own eyes. On a copy: looking must not mend what is broken in the original. */
export function inside<S extends State, T>(game: Game<S>, state: S, look: (r: Run) => T): T {
  const found: T[] = []
  game.arrange(game.copy(state), (r) => {
    found.push(look(r))
  })
  return found[0]
}

/** Fails with a message that shows both sides, cut to the place where they part. */
export const same = (what: string, a: unknown, b: unknown): void =>
  sameText(what, JSON.stringify(a), JSON.stringify(b))

/** The same of what was written down before. */
export function sameText(what: string, one: string | undefined, other: string | undefined): void {
  if (one === other) return
  let at = 0
  while (one?.[at] !== undefined && one[at] === other?.[at]) at++
  const cut = (text: string | undefined): string =>
    (text ?? "undefined").slice(Math.max(0, at - 80), at + 160)
  throw new Error(`${what} differ\n  ${cut(one)}\n  ${cut(other)}`)
}
