// Random play: a seeded stranger in every seat, for soaking rules and for finding what nobody thought of.

import { chairAt, randomBot, stranger } from "@soulspire/bots"
import { below, type Game, type RandomState, type State } from "@soulspire/kernel"

export interface Answer {
  seat: number
  decision: number
  keys: string[]
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
  const keys = randomBot.answer(chairAt(game, state, decision), random)
  return { seat: decision.seat, decision: decision.id, keys }
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
