// Random games by the thousand: each ends by rule, with its facts intact at every decision.

import type { State } from "@soulspire/kernel"
import { along, kept, type Setting, start } from "./setting.ts"
import { cardsAbout, lostCards, sumOfCards } from "./shape.ts"

export interface Soaked {
  games: number
  answers: number
  /** How games ended, and how often. */
  ends: Record<string, number>
  /** Kinds of decisions met. */
  kinds: string[]
}

/** So many answers of a game have their facts checked each time, later ones at every so-many-th. */
const ALWAYS = 300
const SOMETIMES = 7

/** Plays these seeds; `each` sees every state before it is answered. */
export function soak<S extends State>(
  setting: Setting<S>,
  seeds: readonly string[],
  each: (state: S, count: number) => void = () => {},
): Soaked {
  const { game } = setting
  const kinds = new Set<string>()
  const soaked: Soaked = { games: 0, answers: 0, ends: {}, kinds: [] }
  let cards: ReadonlyMap<number, number> = new Map()
  let sound = NaN
  const checkFacts = (state: S): void => {
    const broken = game.invariant(state)
    if (broken !== null) throw new Error(broken)
    // Counting all cards at every decision takes longer than playing; mostly the same ones are there.
    const sum = sumOfCards(state)
    if (sum === sound) return
    const lost = lostCards(game, cards, state)
    if (lost.length > 0) throw new Error(`lost: ${lost.join(", ")}`)
    sound = sum
  }
  for (const seed of seeds) {
    cards = cardsAbout(start(setting, seed))
    sound = NaN
    const { state, log } = along(setting, seed, (now, _next, count) => {
      // What is lost stays lost: in a long game it is enough to look now and then.
      if (count < ALWAYS || count % SOMETIMES === 0) checkFacts(now)
      for (const decision of game.decisions(now)) kinds.add(decision.kind)
      each(now, count)
    })
    const checkEnd = (last: S): void => {
      checkFacts(last)
      const end = game.outcome(last)
      if (end?.how === "endless") throw new Error(`an endless game: ${end.cycle?.join(", ") ?? ""}`)
    }
    try {
      checkEnd(state)
    } catch (error) {
      throw kept(setting, seed, log, error, (before, next) => {
        const after = game.copy(before)
        game.answer(after, next.seat, next.decision, next.keys)
        checkEnd(after)
      })
    }
    const how = game.outcome(state)?.how ?? ""
    soaked.games++
    soaked.answers += log.length
    soaked.ends[how] = (soaked.ends[how] ?? 0) + 1
  }
  soaked.kinds = [...kinds].toSorted()
  return soaked
}
