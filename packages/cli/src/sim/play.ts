// One headless game by its number: the same setting and number give the same game, whoever plays it and beside what.

import { bots, chairAt, stranger } from "@soulspire/bots"
import {
  below,
  type Decision,
  type Game,
  type Options,
  type Outcome,
  type RandomState,
  type State,
} from "@soulspire/kernel"

export interface Setting {
  game: string
  players: number
  /** By seat. */
  bots: readonly string[]
  seed: string
  options: Options
  /** A folder to write match files into; none if null. */
  out: string | null
  /** Answers after which a game counts as one that does not end. */
  limit: number
}

export interface Played {
  number: number
  seed: string
  decisions: number
  /** As the game counts them; null when it does not. */
  turns: number | null
  winners: number[]
  /** The game itself has won. */
  lost: boolean
  how: string
  hash: number
}

export interface Answered {
  seat: number
  decision: number
  keys: readonly string[]
}

export const seedOf = (setting: Setting, number: number): string => `${setting.seed}/${number}`

/** Whom to ask, one after another until somebody answers: now and then one who could, then anybody who has to. */
function* next(game: Game, state: State, random: RandomState): Generator<Decision> {
  const open = game.decisions(state)
  const must = open.filter((each) => !each.standing)
  const could = open.filter((each) => each.standing)
  if (could.length > 0 && below(random, 0, 12) === 0) {
    const other = could[below(random, 0, could.length)]
    if (game.optionsOf(state, other).length > 0) yield other
  }
  yield must[must.length === 1 ? 0 : below(random, 0, must.length)]
}

/** Plays game `number` to its end. `told` hears of every answer after it was taken. */
export function playGame(
  game: Game,
  setting: Setting,
  number: number,
  told: (answer: Answered) => void = () => {},
): Played {
  const seed = seedOf(setting, number)
  const state = game.create(setting.options, setting.players, seed)
  const host = stranger(`${seed} host`)
  const chances = setting.bots.map((_, seat) => stranger(`${seed} ${seat}`))
  let decisions = 0
  for (; game.outcome(state) === null; decisions++) {
    if (decisions >= setting.limit) throw new Error(`no end after ${setting.limit} answers`)
    for (const decision of next(game, state, host)) {
      const { id, seat, standing } = decision
      const keys = bots[setting.bots[seat]].answer(chairAt(game, state, decision), chances[seat])
      // A standing question may be left alone; then somebody else is asked.
      if (standing && keys.length === 0) continue
      game.answer(state, seat, id, keys)
      told({ seat, decision: id, keys })
      break
    }
  }
  const broken = game.invariant(state)
  if (broken !== null) throw new Error(broken)
  const { winners, losers = [], how } = game.outcome(state) as Outcome
  const { turn } = game.moment(state)
  const turns = turn > 0 ? turn : null
  return {
    number,
    seed,
    decisions,
    turns,
    winners: [...winners],
    lost: losers.length > 0,
    how,
    hash: game.hash(state),
  }
}
