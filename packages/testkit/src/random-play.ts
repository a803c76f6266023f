// Random play: a seeded stranger in every seat, for soaking rules and for finding what nobody thought of.

import { type Chair, chairAt, randomBot, stranger } from "@soulspire/bots"
import { below, type Game, type RandomState, type State } from "@soulspire/kernel"

export interface Answer {
  seat: number
  decision: number
  keys: string[]
}

/** No random game goes on for so many answers. */
export const LONG = 400_000

/** By this clock everybody wants the end to come. */
const EAGER = 2000

/** What brings the end nearer, and from when on strangers lean to it: from the start, or when it gets late. */
export interface Lean {
  to: RegExp
  early: boolean
}

/** Who is eager takes what brings the end nearer, three times out of four. */
function leaning(chair: Chair, to: RegExp, random: RandomState): Chair {
  if (chair.decision.max !== 1) return chair
  const options = chair.options.filter(({ key }) => to.test(key))
  return options.length === 0 || below(random, 0, 4) === 0 ? chair : { ...chair, options }
}

/** One random answer to one of the open decisions; standing ones are taken up now and then. */
export function randomAnswer<S extends State>(
  game: Game<S>,
  state: S,
  random: RandomState,
  lean?: Lean,
): Answer {
  const open = game.decisions(state)
  const must = open.filter((each) => !each.standing)
  const idle = open.filter((each) => each.standing)
  let decision = must[below(random, 0, must.length)]
  if (idle.length > 0 && below(random, 0, 12) === 0) {
    const other = idle[below(random, 0, idle.length)]
    if (game.optionsOf(state, other).length > 0) decision = other
  }
  const any = chairAt(game, state, decision)
  const isEager = lean !== undefined && (lean.early || state.clock > EAGER)
  const chair = isEager ? leaning(any, lean.to, random) : any
  return { seat: decision.seat, decision: decision.id, keys: randomBot.answer(chair, random) }
}

/** Plays to the end (or to `most` answers) and gives the log. `each` is called before every answer. */
export function playRandomly<S extends State>(
  game: Game<S>,
  state: S,
  seed: string,
  each: (answer: Answer, count: number) => void = () => {},
  most = LONG,
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
