// At every decision a game can be saved and loaded, copied, taken back and played again, and nothing changes by it.

import { copyPlain, type Game, type GameEvent, type State } from "@soulspire/kernel"
import type { Answer } from "../random-play.ts"
import { along, kept, same, type Setting, start } from "./setting.ts"

interface Recorded {
  log: Answer[]
  /** Of the state before the first answer, then after each. */
  hashes: number[]
}

/** One random game, with the hash at each answer. */
export function record<S extends State>(setting: Setting<S>, seed: string): Recorded {
  const hashes: number[] = []
  const { state, log } = along(setting, seed, (now) => {
    hashes.push(setting.game.hash(now))
  })
  hashes.push(setting.game.hash(state))
  return { log, hashes }
}

type Standing<S extends State> = { game: Game<S>; state: S }

/** Plays the recorded answers from one on, and holds every hash against the recorded one. */
function follow<S extends State>(
  { game, state }: Standing<S>,
  { log, hashes }: Recorded,
  from: number,
): void {
  for (let i = from; i < log.length; i++) {
    game.answer(state, log[i].seat, log[i].decision, log[i].keys)
    if (game.hash(state) !== hashes[i + 1])
      throw new Error(`played on from ${from}, it is another game after answer ${i + 1}`)
  }
}

/** Through text and back: what a server writes down and another one reads. */
export const reloaded = <S extends State>({ game, state }: Standing<S>): Standing<S> =>
  game.load(JSON.parse(JSON.stringify(game.save(state))) as ReturnType<Game<S>["save"]>)

const copied = <S extends State>({ game, state }: Standing<S>): Standing<S> => ({
  game,
  state: game.copy(state),
})

/** At which decisions: each `every`-th is replaced, and at each `toEnd`-th of those, a multiple of it, played to its end. */
interface Strides {
  toEnd: number
  every?: number
}

/** Replaces a game on its way by what `change` makes of it, and now and then plays a replaced one to the end. */
function replaced<S extends State>(
  setting: Setting<S>,
  seed: string,
  { toEnd, every = 1 }: Strides,
  change: (standing: Standing<S>) => Standing<S>,
): void {
  const truth = record(setting, seed)
  let now: Standing<S> = { game: setting.game, state: start(setting, seed) }
  let count = 0
  try {
    for (; count < truth.log.length; count++) {
      const { seat, decision, keys } = truth.log[count]
      if (count % every !== 0) {
        now.game.answer(now.state, seat, decision, keys)
        continue
      }
      const before = now
      now = change(now)
      if (now.game.hash(now.state) !== truth.hashes[count]) throw new Error("it is another state at once")
      if (count % toEnd === 0) {
        follow(change(now), truth, count)
        if (now.game.hash(now.state) !== truth.hashes[count])
          throw new Error("playing on changed the original")
      }
      now.game.answer(now.state, seat, decision, keys)
      if (now.game.hash(now.state) !== truth.hashes[count + 1])
        throw new Error("the next answer leads elsewhere")
      if (before.game.hash(before.state) !== truth.hashes[count])
        throw new Error("playing on changed the original")
    }
  } catch (error) {
    throw kept(setting, seed, truth.log.slice(0, count + 1), error, (state, next) => {
      const here = copied({ game: setting.game, state })
      const there = change(here)
      const [one, other] = [here, there].map(({ game, state: mine }) => {
        const before = game.hash(mine)
        game.answer(mine, next.seat, next.decision, next.keys)
        return [before, game.hash(mine)]
      })
      same("hashes here and there", one, other)
    })
  }
}

export const saveAndLoad = <S extends State>(setting: Setting<S>, seed: string, strides: Strides): void =>
  replaced(setting, seed, strides, reloaded)

export const copyAndPlay = <S extends State>(setting: Setting<S>, seed: string, strides: Strides): void =>
  replaced(setting, seed, strides, copied)

/** Each answer (or each `every`-th) is given, taken back and given again: same events, same state, whichever way it was kept. */
export function undoAndRedo<S extends State>(setting: Setting<S>, seed: string, every = 1): void {
  const { game } = setting
  along(setting, seed, (state, { seat, decision, keys }, count) => {
    if (count % every !== 0) return
    const before = game.hash(state)
    const told = (standing: Standing<S>): { events: GameEvent[]; hash: number; mark: string } => {
      const events = standing.game.answer(standing.state, seat, decision, keys)
      return {
        events: copyPlain(events),
        hash: game.hash(standing.state),
        mark: game.undoMark(standing.state),
      }
    }
    const kept = copied({ game, state })
    const once = told(copied(kept))
    same("an answer and the same answer again", once, told(copied(kept)))
    same("an answer and the same answer after loading", once, told(reloaded(kept)))
    if (game.hash(kept.state) !== before || game.hash(state) !== before)
      throw new Error("playing on changed the original")
  })
}
