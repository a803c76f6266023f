// At every decision a game can be saved and loaded, copied, taken back and played again, and nothing changes by it.

import { copyPlain, type Game, type GameEvent, isAtRest, type Save, type State } from "@soulspire/kernel"
import type { Answer } from "../random-play.ts"
import { checkIndex } from "./index-check.ts"
import { along, kept, same, type Setting, start } from "./setting.ts"

interface Recorded {
  log: Answer[]
  /** By number of answers: of the first state, of the last, and of every so-many-th between them. */
  hashes: ReadonlyMap<number, number>
}

/** One random game, with the hash at each answer, or at each `every`-th: in large games a hash takes longer than an answer. */
export function record<S extends State>(setting: Setting<S>, seed: string, every = 1): Recorded {
  const hashes = new Map<number, number>()
  const { state, log } = along(setting, seed, (now, _next, count) => {
    if (count % every === 0) hashes.set(count, setting.game.hash(now))
  })
  hashes.set(log.length, setting.game.hash(state))
  return { log, hashes }
}

type Standing<S extends State> = { game: Game<S>; state: S }

/** Fails if this is not the recorded state after so many answers, where that is known. */
function held<S extends State>(
  { game, state }: Standing<S>,
  { hashes }: Recorded,
  count: number,
  how: string,
): void {
  if (hashes.has(count) && game.hash(state) !== hashes.get(count)) throw new Error(how)
}

/** Plays the recorded answers from one on, and holds every hash against the recorded one. */
function follow<S extends State>(standing: Standing<S>, truth: Recorded, from: number): void {
  for (let i = from; i < truth.log.length; i++) {
    const { seat, decision, keys } = truth.log[i]
    standing.game.answer(standing.state, seat, decision, keys)
    held(standing, truth, i + 1, `played on from ${from}, it is another game after answer ${i + 1}`)
  }
}

type Cards = Save["cards"]
const readCards = new WeakMap<Cards, Cards>()
const readCard = new WeakMap<Cards[number], Cards[number]>()

function cardThrough(card: Cards[number]): Cards[number] {
  let back = readCard.get(card)
  if (back === undefined) readCard.set(card, (back = JSON.parse(JSON.stringify(card)) as Cards[number]))
  return back
}

/** Cards as they come back from text: written and read once, for they are many and the same in every save of a game. */
function cardsThrough(cards: Cards): Cards {
  let back = readCards.get(cards)
  if (back === undefined) readCards.set(cards, (back = cards.map(cardThrough)))
  return back
}

/** Through text and back: what a server writes down and another one reads. */
export function reloaded<S extends State>({ game, state }: Standing<S>): Standing<S> {
  const { cards, ...saved } = game.save(state)
  const back = JSON.parse(JSON.stringify(saved)) as typeof saved
  return game.load({ ...back, cards: cardsThrough(cards) })
}

/** A copy. What it shares with its original is frozen, so that whoever writes to it is found out at once. */
export function copyFrozen<S extends State>({ game, state }: Standing<S>): S {
  for (const o of state.objects) if (isAtRest(o)) Object.freeze(o)
  return game.copy(state)
}

const copied = <S extends State>({ game, state }: Standing<S>): Standing<S> => ({
  game,
  state: copyFrozen({ game, state }),
})

/** A look at the whole index takes longer than the answer before it. */
const INDEX_STRIDE = 5

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
  const truth = record(setting, seed, every)
  let now: Standing<S> = { game: setting.game, state: start(setting, seed) }
  let count = 0
  try {
    for (; count < truth.log.length; count++) {
      const before = now
      if (count % every === 0) now = change(now)
      held(now, truth, count, "it is another state at once")
      if (count % toEnd === 0) {
        follow(change(now), truth, count)
        held(now, truth, count, "playing on changed the original")
      }
      const { seat, decision, keys } = truth.log[count]
      now.game.answer(now.state, seat, decision, keys)
      // As a host does while the answer is being stored: what is asked in the state of before is looked at once more.
      if (before !== now) {
        before.game.decisions(before.state)
        if (count % INDEX_STRIDE === 0) checkIndex(now.game, now.state)
      }
      held(now, truth, count + 1, "the next answer leads elsewhere")
      if (before !== now) held(before, truth, count, "playing on changed the original")
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
