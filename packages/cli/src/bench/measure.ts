// The speed of a game: decisions a second with every option listed, the cost of a copy, of a save, of a hash.

import { bots, chairAt, stranger } from "@soulspire/bots"
import { type Decision, type Game, type Option, Refusal, type State } from "@soulspire/kernel"
import { middleOf, tableOf } from "./settings.ts"

// A stranger that costs next to nothing, so that the game is measured and not its player.
const NOISE = 0x2545f491
let noise = NOISE
const pick = (size: number): number => {
  noise ^= noise << 13
  noise ^= noise >>> 17
  noise ^= noise << 5
  return (noise >>> 0) % size
}

const keyOf = ({ key, range }: Option): string =>
  range === undefined ? key : `${key}=${range.min + pick(range.max - range.min + 1)}`

function keysFor(decision: Decision, options: readonly Option[]): string[] {
  if (decision.kind !== "choose" && decision.kind !== "order") return [keyOf(options[pick(options.length)])]
  const left = options.map((option) => option.key)
  const keys: string[] = []
  for (let i = 0; i < decision.max; i++) keys.push(...left.splice(pick(left.length), 1))
  return keys
}

function answer(game: Game, state: State, decision: Decision, options: readonly Option[]): void {
  try {
    game.answer(state, decision.seat, decision.id, keysFor(decision, options))
  } catch (error) {
    // Picks that do not go together: rare, and somebody slower finds some that do.
    if (!(error instanceof Refusal)) throw error
    const keys = bots["random"].answer(chairAt(game, state, decision), stranger("bench"))
    game.answer(state, decision.seat, decision.id, keys)
  }
}

/** The one at this place, or the next that the game waits for: an offer that stands open can be left alone. */
function waitedFor(open: readonly Decision[], from: number): Decision {
  for (let i = 0; i < open.length; i++) {
    const decision = open[(from + i) % open.length]
    if (!decision.standing) return decision
  }
  throw new Error("nobody is asked, and it is not over")
}

interface Speed {
  decisions: number
  unforced: number
  games: number
  seconds: number
}

interface Measured extends Speed {
  undisturbedPerSecond: number
}

/** Makes the game of a number, at the game's table. */
type Begin = (no: number) => State

export function beginning(game: Game): Begin {
  const { options, seats = game.seats.max, setUps = 0 } = tableOf(game.id)
  const create: Begin = (no) => game.create(options, seats, `bench ${no}`)
  if (setUps === 0) return create
  const made = Array.from({ length: setUps }, (_, no) => asSaved(game, create(no)))
  return (no) => game.copy(made[no % setUps])
}

/**
 * The same state as if it had been saved and read again. V8 watches how long what is made at a place in the code lives: of
 * hundreds of states that it has made itself and that stay, it learns to put all that moves among what stays for good.
 */
function asSaved(game: Game, state: State): State {
  const read = JSON.parse(JSON.stringify(state)) as State
  // Its index is built here, and not with each copy.
  game.decisions(read)
  return read
}

/** Plays the games of these numbers; the same numbers are the same games, answer by answer. */
function playGames(game: Game, begin: Begin, first: number, games: number): Speed {
  noise = NOISE ^ Math.imul(first + 1, 0x9e3779b1)
  const start = performance.now()
  const speed: Speed = { decisions: 0, unforced: 0, games, seconds: 0 }
  for (let no = first; no < first + games; no++) {
    const state = begin(no)
    while (game.outcome(state) === null) {
      const open = game.decisions(state)
      const decision = waitedFor(open, open.length === 1 ? 0 : pick(open.length))
      const options = game.optionsOf(state, decision)
      if (options.length > 1) speed.unforced++
      answer(game, state, decision, options)
      speed.decisions++
    }
  }
  speed.seconds = (performance.now() - start) / 1000
  return speed
}

/** Plays whole games until the time is up, and says how many it played. */
export function warmUp(game: Game, begin: Begin, seconds: number): number {
  const start = performance.now()
  let games = 0
  do playGames(game, begin, games++, 1)
  while (performance.now() - start < seconds * 1000)
  return games
}

/** How long what is timed at once takes, about; and how many of these there are at least, each timed as often as can be. */
const GLANCE = 0.02
const GLANCES = 16
/** Other games than those it was warmed up with. */
const FIRST = 100_000

/**
 * Plays the same games again and again for about so many seconds. A machine shared with others leaves a process alone for short
 * whiles only: each few games are timed by themselves, and of all times the shortest is what they take undisturbed.
 */
export function measure(game: Game, begin: Begin, seconds: number, gamesPerSecond: number): Measured {
  const size = Math.max(1, Math.round(gamesPerSecond * GLANCE))
  const passes = Math.max(2, Math.floor((seconds * gamesPerSecond) / size / GLANCES))
  const sum: Speed = { decisions: 0, unforced: 0, games: 0, seconds: 0 }
  const least = Array.from({ length: GLANCES }, () => Infinity)
  for (let pass = 0; pass < passes; pass++)
    for (let no = 0; no < GLANCES; no++) {
      const speed = playGames(game, begin, FIRST + no * size, size)
      least[no] = Math.min(least[no], speed.seconds)
      sum.decisions += speed.decisions
      sum.unforced += speed.unforced
      sum.games += speed.games
      sum.seconds += speed.seconds
    }
  const undisturbed = least.reduce((all, each) => all + each, 0)
  return { ...sum, undisturbedPerSecond: sum.decisions / passes / undisturbed }
}

/** A position in the middle of a long game. */
function middle(game: Game): State {
  noise = NOISE
  const { options, seed, answers } = middleOf(game.id)
  const state = game.create(options, tableOf(game.id).seats ?? game.seats.max, seed)
  for (let i = 0; i < answers && game.outcome(state) === null; i++) {
    const decision = waitedFor(game.decisions(state), 0)
    answer(game, state, decision, game.optionsOf(state, decision))
  }
  return state
}

/** Microseconds a call. */
function cost(times: number, call: () => void): number {
  for (let i = 0; i < times / 10; i++) call()
  const start = performance.now()
  for (let i = 0; i < times; i++) call()
  return ((performance.now() - start) * 1000) / times
}

/** What a copy and the like cost, in microseconds. `share` makes it quicker and less exact. */
export function costs(game: Game, share: number): Record<string, number> {
  const state = middle(game)
  const { options, seats = game.seats.max } = tableOf(game.id)
  const times = (many: number): number => Math.max(10, Math.round(many * share))
  const copy = cost(times(40_000), () => game.copy(state))
  const clone = cost(times(1000), () => structuredClone(state))
  return {
    copyMicroseconds: copy,
    cloneMicroseconds: clone,
    copiesPerClone: clone / copy,
    saveAndLoadMicroseconds: cost(times(500), () => game.load(JSON.parse(JSON.stringify(game.save(state))))),
    hashMicroseconds: cost(times(1000), () => game.hash(state)),
    setUpMicroseconds: cost(times(500), () => game.create(options, seats, "set-up")),
    viewMicroseconds: cost(times(2000), () => game.view(state, 0)),
    stateBytes: JSON.stringify(state).length,
    objects: state.objects.length,
  }
}
