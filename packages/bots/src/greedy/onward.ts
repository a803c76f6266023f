// Letting a world run on after an answer, in a cheap standard way, until the turn has passed on: everybody wants nothing
// more, and whatever must be said is said by chance.

import {
  below,
  type Decision,
  type Game,
  type Moment,
  type Option,
  type RandomState,
  Refusal,
  type State,
} from "@soulspire/kernel"
import type { Chair } from "../chair.ts"
import { type Keys, quietKeys } from "./candidates.ts"

/** The answer in question, and what to answer after it when something comes up for the seat itself. */
export type Plan = readonly Keys[]

export interface Journey {
  value: number
  /** Answers given on the way. */
  answers: number
  /** What came up for the seat itself after the plan was at its end: it had to say something, or it may do something new. */
  asked: { decision: Decision; options: readonly Option[]; may: boolean } | null
}

/** Answers after which a world is looked at as it is. */
const FAR = 90
/** Of two ways to the same end the shorter one is better: nobody goes in circles. */
const STEP = 0.02

/** Has the time come to look? Turns pass on; where there are none, phases do. */
const hasPassed = (from: Moment, now: Moment): boolean =>
  now.turn !== from.turn || now.active !== from.active || (from.turn === 0 && now.phase !== from.phase)

const has = (options: readonly Option[], key: string): boolean => options.some((option) => option.key === key)

/** Any picks that the rules take. */
function chanceKeys(decision: Decision, options: readonly Option[], random: RandomState): Keys {
  const pool = options.map(({ key, range, promise }) =>
    range === undefined ? key : `${key}=${range.min}${promise === "must" ? " hm" : ""}`,
  )
  const isSeveral = decision.kind === "choose" || decision.kind === "order"
  const many = isSeveral ? Math.max(decision.min, Math.min(1, decision.max)) : 1
  if (many >= pool.length) return pool
  return Array.from({ length: many }, () => pool.splice(below(random, 0, pool.length), 1)[0])
}

/** Answers, and says whether that was taken. */
function take(game: Game, world: State, { seat, id }: Decision, keys: Keys): boolean {
  try {
    game.answer(world, seat, id, keys)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Some answer that is taken; picks that must go together are tried a few times. */
function takeAny(
  game: Game,
  world: State,
  decision: Decision,
  options: readonly Option[],
  random: RandomState,
): boolean {
  for (let tries = 0; tries < 8; tries++)
    if (take(game, world, decision, chanceKeys(decision, options, random))) return true
  return false
}

/** Plays `plan` in this world (which is used up) and on from there; null if the first answer is not taken. */
export function journey(
  { game, decision: first, options: seen }: Chair,
  world: State,
  plan: Plan,
  random: RandomState,
): Journey | null {
  const { seat } = first
  const from = game.moment(world)
  const known = new Set([...seen.map(({ key }) => key), ...plan.flat()])
  let asked: Journey["asked"] = null
  let [at, mine, answers] = [0, 0, 0]
  /** Outside of turns, whoever has said that they want nothing more has come to the next thing: what is dealt there is chance. */
  let isSettled = false
  const settle = (decision: Decision, keys: Keys, quiet: Keys | null): void => {
    if (from.turn === 0 && decision.seat === seat && quiet !== null && keys.join() === quiet.join())
      isSettled = true
  }
  const next = (decision: Decision): boolean => {
    const options = game.optionsOf(world, decision)
    const quiet = quietKeys(decision, options, game.enough)
    if (decision.seat === seat && options.length > 1) {
      if (isSettled && plan[at] === undefined) return false
      mine++
      // What could not be done before: a question, or something that has come up.
      const fresh = options.filter(({ key }) => !known.has(key))
      const keys = plan[at] as Keys | undefined
      if (
        keys !== undefined &&
        (quiet === null || fresh.length > 0 || keys.some((key) => has(options, key)))
      ) {
        at++
        if (take(game, world, decision, keys)) return true
        if (fresh.length > 0 && takeAny(game, world, decision, fresh, random)) return true
      } else if (keys === undefined && (quiet === null || fresh.length > 0))
        // It goes on from there by chance: to stop at a question would make it good to put off whatever is to come.
        asked ??= { decision, options: quiet === null ? options : fresh, may: quiet !== null }
    }
    if (quiet !== null && take(game, world, decision, quiet)) {
      settle(decision, quiet, quiet)
      return true
    }
    return takeAny(game, world, decision, options, random)
  }
  if (!take(game, world, first, plan[at++])) return null
  settle(first, plan[0], quietKeys(first, seen, game.enough))
  for (mine = answers = 1; answers < FAR && game.outcome(world) === null; answers++) {
    if (hasPassed(from, game.moment(world))) break
    const open = game.decisions(world).filter(({ standing }) => !standing)
    const decision = open.find((each) => each.seat === seat) ?? open[0]
    if (decision === undefined || !next(decision)) break
  }
  return { value: game.valueTo(world, seat) - mine * STEP, answers, asked }
}
