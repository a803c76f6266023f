// The list of options is complete and exact: of everything somebody might answer, what is on the list is taken and
// nothing else, and what is refused changes nothing.

import {
  below,
  type Decision,
  type Game,
  type Option,
  type RandomState,
  Refusal,
  type State,
} from "@soulspire/kernel"
import { stranger } from "@soulspire/bots"
import { arrangements, derivable } from "./legality.ts"
import { along, type Setting } from "./setting.ts"
import { candidates } from "./universe.ts"

/** Tries an answer; null when it is taken. */
export function refusalOf<S extends State>(
  game: Game<S>,
  state: S,
  seat: number,
  decision: number,
  keys: readonly string[],
): Refusal | null {
  try {
    game.answer(state, seat, decision, keys)
    return null
  } catch (error) {
    if (error instanceof Refusal && typeof error.reason.key === "string" && error.reason.key !== "")
      return error
    throw new Error(`${JSON.stringify(keys)} met no refusal but: ${String(error)}`, { cause: error })
  }
}

/** Whole answers made of candidate keys. */
function answers(
  decision: Decision,
  options: readonly Option[],
  keys: readonly string[],
  random: RandomState,
): string[][] {
  const offered = options.map((option) => option.key)
  const all: string[][] = [[], ...keys.map((key) => [key])]
  for (const key of offered) all.push([key, key])
  for (let i = 0; i < 20 && keys.length > 1; i++)
    all.push([keys[below(random, 0, keys.length)], offered[below(random, 0, offered.length)] ?? ""])
  if (decision.kind === "choose" || decision.kind === "order") {
    all.push(...arrangements(offered, 0, Math.min(offered.length, decision.max + 1), 120))
    all.push(offered, offered.toReversed(), [...offered, ...offered])
  }
  return all
}

/** At one state, every decision that is open. Gives the number of answers tried. */
function checkLegality<S extends State>(
  game: Game<S>,
  state: S,
  seen: ReadonlySet<string>,
  random: RandomState,
): { taken: number; refused: number } {
  const counts = { taken: 0, refused: 0 }
  // Of offers that stand open to everybody, one at a time: they are alike.
  const all = game.decisions(state)
  const standing = all.filter((each) => each.standing)
  const one = standing.length === 0 ? null : standing[below(random, 0, standing.length)]
  const open = all
    .filter((each) => !each.standing || each === one)
    .map((decision) => ({ decision, options: game.optionsOf(state, decision) }))
  const keys = candidates(
    game,
    state,
    seen,
    open.flatMap((each) => each.options),
    random,
  )
  for (const { decision, options } of open) {
    const before = game.hash(state)
    const offered = options.map((option) => option.key)
    const say = (what: string): Error =>
      new Error(
        `seat ${decision.seat}, ${decision.kind} "${decision.prompt.key}" ${decision.min}..${decision.max}: ${what}; ` +
          `offered: ${offered.join(" | ")}`,
      )
    if (new Set(offered).size !== offered.length) throw say("one key is offered twice")
    for (const answer of answers(decision, options, keys, random)) {
      const right = derivable(decision, options, answer)
      const refusal = refusalOf(game, right ? game.copy(state) : state, decision.seat, decision.id, answer)
      if (right && refusal === null) counts.taken++
      else if (!right && refusal !== null) counts.refused++
      else if (!right) throw say(`${JSON.stringify(answer)} is not on the list and was taken`)
      // Whether several picks go together is the one thing a list cannot say.
      else if (refusal?.reason.key !== "not-together" || answer.length < 2)
        throw say(`${JSON.stringify(answer)} is on the list and was refused: ${refusal?.message ?? ""}`)
    }
    if (game.hash(state) !== before) throw say("a refusal changed the state")
    checkCanAct(game, state, decision.seat)
  }
  return counts
}

/** The cheap question agrees with the list. */
function checkCanAct<S extends State>(game: Game<S>, state: S, seat: number): void {
  const counts = game
    .decisions(state)
    .filter((each) => each.seat === seat && !each.standing)
    .map((each) => game.optionsOf(state, each).length)
  const can = game.canAct(state, seat)
  if (can ? counts.every((n) => n === 0) : counts.some((n) => n > 1))
    throw new Error(`seat ${seat} ${can ? "can" : "cannot"} act, with ${counts.join(", ")} options`)
}

/** Several picks at once are rare, and are where most can go wrong. */
const isManifold = ({ kind, max }: Decision): boolean => (kind === "choose" || kind === "order") && max > 1

/** A random game with every `stride`-th state tried by brute force, `most` of them at most, and `most` manifold ones. */
export function legalByBruteForce<S extends State>(
  setting: Setting<S>,
  seed: string,
  stride: number,
  most: number,
): { taken: number; refused: number } {
  const { game } = setting
  const random = stranger(`brute force ${seed}`)
  const seen = new Set<string>()
  const total = { taken: 0, refused: 0 }
  let manifold = 0
  along(setting, seed, (state, _next, count) => {
    for (const decision of game.decisions(state))
      for (const option of game.optionsOf(state, decision)) seen.add(option.key)
    const sampled = count % stride === 0 && count < stride * most
    if (!sampled && (!game.decisions(state).some(isManifold) || ++manifold > most)) return
    const { taken, refused } = checkLegality(game, state, seen, random)
    total.taken += taken
    total.refused += refused
  })
  return total
}
