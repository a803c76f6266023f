// Random games that go where nobody has been yet: cards with parts that never ran are brought into reach, and what
// concerns them is picked more often than the rest.

import { chairAt, randomBot, stranger } from "@soulspire/bots"
import {
  below,
  type Decision,
  type Game,
  type Option,
  type RandomState,
  shuffleInPlace,
  slotOf,
  type State,
} from "@soulspire/kernel"
import { type Answer, randomAnswer } from "../random-play.ts"
import { type Coverage, watch } from "./watch.ts"

export interface Expedition<S extends State> {
  /** A game of its own: its tables are wrapped. */
  game: Game<S>
  /** Tables to play at, in turn. */
  tables: readonly { seats: number; options: Parameters<Game<S>["create"]>[0] }[]
  /** At most this many games. */
  games: number
  /** Of at most this many answers. */
  answers?: number
  seed: string
  /** Is nothing under way but this? Only then are cards brought. */
  rests(decision: Decision, state: S): boolean
  /** Brings these cards and programs into reach: whoever wants to see the program "loop" lays out what loops. */
  bring(state: S, wanted: readonly string[], random: RandomState): void
  /** What cannot be reached, by name, each with the reason. */
  unreachable: Readonly<Record<string, string>>
}

export interface Found {
  games: number
  reached: number
  all: number
  /** Never reached, by card or program. */
  missing: Record<string, string[]>
  /** Said to be unreachable, and reached or not there at all. */
  wrong: string[]
}

/** How many parts of each card or program have not run. */
function hungers(
  { all, reached }: Coverage,
  unreachable: Expedition<State>["unreachable"],
): Map<string, number> {
  const hungry = new Map<string, number>()
  for (const [name, owner] of all)
    if (!reached.has(name) && !(name in unreachable)) hungry.set(owner, (hungry.get(owner) ?? 0) + 1)
  return hungry
}

/** How much there is to find behind an option. */
function appetite(
  option: Option,
  state: State,
  cards: readonly string[],
  hungry: ReadonlyMap<string, number>,
): number {
  let sum = 0
  for (const ref of option.refs) {
    const def = ref < 16 ? undefined : state.objects[slotOf(ref) - slotOf(state.objects[0].ref)]?.def
    if (def !== undefined && def >= 0) sum += hungry.get(cards[def]) ?? 0
  }
  return sum
}

/** An answer that leads towards what is wanted, three times in four, where there is such an answer. */
function curiousAnswer<S extends State>(
  game: Game<S>,
  state: S,
  cards: readonly string[],
  hungry: ReadonlyMap<string, number>,
  random: RandomState,
): Answer {
  if (below(random, 0, 4) === 0) return randomAnswer(game, state, random)
  for (const decision of game.decisions(state)) {
    if (decision.standing || decision.max !== 1) continue
    const chair = chairAt(game, state, decision)
    const tempting = chair.options.filter(
      (option) => option.range === undefined && appetite(option, state, cards, hungry) > 0,
    )
    if (tempting.length === 0) continue
    const options = [tempting[below(random, 0, tempting.length)]]
    return {
      seat: decision.seat,
      decision: decision.id,
      // Who is curious does not tire.
      keys: randomBot.answer({ ...chair, options, clock: 0 }, random),
    }
  }
  return randomAnswer(game, state, random)
}

export function cover<S extends State>(trip: Expedition<S>): Found {
  const { game, tables, unreachable } = trip
  const coverage = watch(game, [...new Set(tables.map(({ seats }) => seats))])
  let games = 0
  for (; games < trip.games && hungers(coverage, unreachable).size > 0; games++)
    explore(trip, coverage, `${trip.seed} ${games}`, tables[games % tables.length])
  const missing: Found["missing"] = {}
  for (const [name, owner] of coverage.all)
    if (!coverage.reached.has(name) && !(name in unreachable))
      missing[owner] = [...(missing[owner] ?? []), name]
  const wrong = Object.keys(unreachable).filter(
    (name) => !coverage.all.has(name) || coverage.reached.has(name),
  )
  return { games, reached: coverage.reached.size, all: coverage.all.size, missing, wrong }
}

const atRest = <S extends State>(game: Game<S>, state: S, rests: Expedition<S>["rests"]): boolean =>
  game.decisions(state).every((each) => each.standing || rests(each, state))

function explore<S extends State>(
  { game, answers = 4000, bring, rests, unreachable }: Expedition<S>,
  coverage: Coverage,
  seed: string,
  table: Expedition<S>["tables"][number],
): void {
  const random = stranger(seed)
  let [count, due] = [0, 0]
  try {
    const state = game.create(table.options, table.seats, seed)
    let hungry = hungers(coverage, unreachable)
    for (let known = -1; game.outcome(state) === null && count < answers; count++) {
      if (known !== coverage.reached.size) hungry = hungers(coverage, unreachable)
      known = coverage.reached.size
      if (hungry.size === 0) return
      // Something new to try now and then, but no crowd of it.
      if (count >= due && due < 300 && atRest(game, state, rests)) {
        due = count + 20
        const wanted = [...hungry.keys()]
        shuffleInPlace(random, 0, wanted)
        bring(state, wanted.slice(0, 3), random)
      }
      const next = curiousAnswer(game, state, coverage.cards, hungry, random)
      game.answer(state, next.seat, next.decision, next.keys)
    }
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    throw new Error(`seed "${seed}", ${table.seats} seats, after ${count} answers: ${what}`, { cause: error })
  }
}

/** What was found, for people. */
export function describeFound({ games, reached, all, missing, wrong }: Found): string {
  const lines = [`${reached} of ${all} parts reached in ${games} games`]
  for (const [owner, names] of Object.entries(missing)) {
    lines.push(`${owner} was never seen to do`)
    for (const name of names) lines.push(`  ${name}`)
  }
  for (const name of wrong) lines.push(`listed as unreachable, and reached or not there: ${name}`)
  return lines.join("\n")
}
