// One headless game by its number: the same setting and number give the same game, whoever plays it and beside what.

import { type Bot, chairAt, randomBot, stranger } from "@soulspire/bots"
import {
  below,
  type Decision,
  type Game,
  type Option,
  type Outcome,
  type RandomState,
  type State,
} from "@soulspire/kernel"
import type { GameBox } from "@soulspire/text"
import { Forfeit } from "./forfeit.ts"
import type { Played, Unended } from "./result.ts"
import { seedOf, type Setting, tableIn, type Unit } from "./setting.ts"
import { watchCards } from "./cards.ts"

export interface Answered {
  seat: number
  decision: number
  keys: readonly string[]
}

/** A bot at its seat; one that somebody has brought along may answer what cannot be taken. */
export interface Player {
  bot: Pick<Bot, "answer">
  isForeign: boolean
}

export interface Watch {
  /** Before an answer that will be taken. */
  sees?(state: State, decision: Decision, options: readonly Option[], keys: readonly string[]): void
  /** After it. */
  told?(answer: Answered): void
}

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

/** One answer, by whoever gives one; throws a Forfeit if a bot that was brought along gives none that can be taken. */
function step(
  game: Game,
  state: State,
  players: readonly Player[],
  chances: readonly RandomState[],
  host: RandomState,
  watch: Watch,
): void {
  for (const decision of next(game, state, host)) {
    const { id, seat, standing } = decision
    const chair = chairAt(game, state, decision)
    const { bot, isForeign } = players[seat]
    const keys = bot.answer(chair, chances[seat])
    // A standing question may be left alone; then somebody else is asked.
    if (standing && keys.length === 0) continue
    if (isForeign && !chair.fits(keys))
      throw new Forfeit(seat, `its answer ${JSON.stringify(keys).slice(0, 200)} is not among its options`)
    watch.sees?.(state, decision, chair.options, keys)
    game.answer(state, seat, id, keys)
    watch.told?.({ seat, decision: id, keys })
    break
  }
}

const someone: Player = { bot: randomBot, isForeign: false }

/** Where a game begins: dealt, and where its suite says so after some answers of strangers (fewer if they are over by then). */
function begun(box: GameBox, setting: Setting, number: number, watch: Watch): State {
  const seed = seedOf(setting, number)
  const { options, strangers = 0 } = tableIn(box, setting, number)
  for (let many = strangers; ; many >>= 1) {
    const state = box.game.create(options, setting.players, seed)
    const host = stranger(`${seed} opening`)
    const everybody = Array.from({ length: setting.players }, () => someone)
    const chances = everybody.map(() => host)
    const answers: Answered[] = []
    const keep: Watch = { told: (answer) => void answers.push(answer) }
    for (let i = 0; i < many && box.game.outcome(state) === null; i++)
      step(box.game, state, everybody, chances, host, keep)
    if (box.game.outcome(state) !== null) continue
    for (const answer of answers) watch.told?.(answer)
    return state
  }
}

/** Plays a game to its end; `players` by seat. */
export function playGame(
  box: GameBox,
  setting: Setting,
  unit: Unit,
  players: readonly Player[],
  watch: Watch = {},
): Played | Unended {
  const { game } = box
  const seed = seedOf(setting, unit.number)
  const state = begun(box, setting, unit.number, watch)
  const host = stranger(`${seed} host`)
  const chances = players.map((_, seat) => stranger(`${seed} ${seat}`))
  const cards = setting.cards ? watchCards(game, state, box.sim?.own) : null
  const both: Watch = {
    ...watch,
    sees(...seen) {
      cards?.sees(...seen)
      watch.sees?.(...seen)
    },
  }
  let decisions = 0
  const ran = (): Pick<Played, "number" | "side" | "seed" | "decisions" | "cards"> => ({
    ...unit,
    seed,
    decisions,
    ...(cards === null ? {} : { cards: cards.told(state) }),
  })
  const unended = (why: Unended["why"], seat: number | null, says: string): Unended => ({
    k: "unended",
    ...ran(),
    why,
    seat,
    says,
  })
  for (; game.outcome(state) === null; decisions++) {
    if (decisions >= setting.limit) return unended("limit", null, `no end after ${setting.limit} answers`)
    try {
      step(game, state, players, chances, host, both)
    } catch (error) {
      if (error instanceof Forfeit) return unended("forfeit", error.seat, error.message)
      throw error
    }
  }
  const broken = game.invariant(state)
  if (broken !== null) throw new Error(broken)
  const { winners, losers = [], how } = game.outcome(state) as Outcome
  const { turn } = game.moment(state)
  return {
    k: "played",
    ...ran(),
    turns: turn > 0 ? turn : null,
    winners: [...winners],
    lost: losers.length > 0,
    how,
    hash: game.hash(state),
    measures: { ...box.sim?.measures?.(state) },
  }
}
