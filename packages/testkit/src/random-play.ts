// Random play: a seeded stranger who answers anything, for soaking rules and for finding what nobody thought of.

import {
  type Decision,
  type Game,
  newRandom,
  type Option,
  type RandomState,
  seedFrom,
  below,
  type State,
} from "@soulspire/kernel"

export interface Answer {
  seat: number
  decision: number
  keys: string[]
}

/** A stranger's dice, apart from the game's. */
export const stranger = (seed: string): RandomState => newRandom(seedFrom(`stranger ${seed}`), 1)

/** Any legal answer to a decision. */
export function anyKeys(random: RandomState, decision: Decision, options: readonly Option[]): string[] {
  const pool = options.map((option) =>
    option.range === undefined
      ? option.key
      : `${option.key}=${option.range.min + below(random, 0, option.range.max - option.range.min + 1)}`,
  )
  if (decision.kind === "choose" || decision.kind === "order") {
    const many = decision.min + below(random, 0, decision.max - decision.min + 1)
    const picked: string[] = []
    for (let i = 0; i < many; i++) picked.push(...pool.splice(below(random, 0, pool.length), 1))
    return picked
  }
  return [pool[below(random, 0, pool.length)]]
}

/** One random answer to one of the open decisions; standing ones are taken up now and then. */
export function randomAnswer<S extends State>(game: Game<S>, state: S, random: RandomState): Answer {
  const open = game.decisions(state)
  const must = open.filter((each) => !each.standing)
  const idle = open.filter((each) => each.standing)
  let decision = must[below(random, 0, must.length)]
  if (idle.length > 0 && below(random, 0, 12) === 0) {
    const other = idle[below(random, 0, idle.length)]
    if (game.optionsOf(state, other).length > 0) decision = other
  }
  for (let tries = 0; ; tries++) {
    const keys = anyKeys(random, decision, game.optionsOf(state, decision))
    const answer = { seat: decision.seat, decision: decision.id, keys }
    // Several picks may not go together; ask again.
    if (decision.kind !== "choose" || decision.max === 1 || tries > 50 || fits(game, state, answer))
      return answer
  }
}

function fits<S extends State>(game: Game<S>, state: S, answer: Answer): boolean {
  try {
    game.answer(game.copy(state), answer.seat, answer.decision, answer.keys)
    return true
  } catch {
    return false
  }
}

/** Plays to the end (or to `most` answers) and gives the log. `each` is called before every answer. */
export function playRandomly<S extends State>(
  game: Game<S>,
  state: S,
  seed: string,
  each: (answer: Answer, count: number) => void = () => {},
  most = 20_000,
): Answer[] {
  const random = stranger(seed)
  const log: Answer[] = []
  while (game.outcome(state) === null) {
    if (log.length >= most) throw new Error(`seed ${seed}: no end after ${most} answers`)
    const answer = randomAnswer(game, state, random)
    each(answer, log.length)
    log.push(answer)
    game.answer(state, answer.seat, answer.decision, answer.keys)
  }
  return log
}
