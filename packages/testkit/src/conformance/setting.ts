// What a check is run over: a game with options and seats, and random games of it that can be found again by their seed.

import type { Game, Options, Run, State } from "@soulspire/kernel"
import { stranger } from "@soulspire/bots"
import { type Answer, randomAnswer } from "../random-play.ts"

export interface Setting<S extends State> {
  game: Game<S>
  options: Options
  seats: number
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

/** Plays one random game to its end; `each` is called before every answer and may look at the state, not change it. */
export function along<S extends State>(
  setting: Setting<S>,
  seed: string,
  each: (state: S, next: Answer, count: number) => void,
  most = 20_000,
): { state: S; log: Answer[] } {
  const { game } = setting
  const random = stranger(seed)
  const log: Answer[] = []
  try {
    const state = start(setting, seed)
    while (game.outcome(state) === null) {
      if (log.length >= most) throw new Error("no end")
      const next = randomAnswer(game, state, random)
      each(state, next, log.length)
      game.answer(state, next.seat, next.decision, next.keys)
      log.push(next)
    }
    return { state, log }
  } catch (error) {
    throw placed(setting, seed, log.length, error)
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
export function same(what: string, a: unknown, b: unknown): void {
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)]
  if (one === other) return
  let at = 0
  while (one?.[at] !== undefined && one[at] === other?.[at]) at++
  const cut = (text: string | undefined): string =>
    (text ?? "undefined").slice(Math.max(0, at - 80), at + 160)
  throw new Error(`${what} differ\n  ${cut(one)}\n  ${cut(other)}`)
}
