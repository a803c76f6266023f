// A game as answers that can be given again, also after some of them are left out: an answer is looked for by seat and
// keys among whatever is asked then, and passed over if nothing fits.

import { type Game, type Options, Refusal, type State } from "@soulspire/kernel"
import { derivable } from "../conformance/legality.ts"
import type { Answer } from "../random-play.ts"
import { plain } from "../words.ts"

/** What was answered, whatever the decision's number was. */
export interface Said {
  seat: number
  keys: readonly string[]
}

/** A game by its seed and its answers. */
export interface Case {
  options: Options
  seats: number
  seed: string
  answers: readonly Said[]
}

/** The answer to what is asked now that is most like this one: the very keys, or cards of the same name. */
export function like<S extends State>(game: Game<S>, state: S, { seat, keys }: Said): Answer | null {
  const mine = game.decisions(state).filter((each) => each.seat === seat)
  let second: Answer | null = null
  for (const decision of mine) {
    const options = game.optionsOf(state, decision)
    if (derivable(decision, options, keys)) return { seat, decision: decision.id, keys: [...keys] }
    const taken = new Set<string>()
    const alike = keys.map((key) => {
      const option = options.find((each) => plain(each.key) === plain(key) && !taken.has(each.key))
      if (option !== undefined) taken.add(option.key)
      return option?.key ?? key
    })
    if (second === null && derivable(decision, options, alike))
      second = { seat, decision: decision.id, keys: alike }
  }
  return second
}

/** Plays what fits; `each` sees every state with the answer that comes next. Gives what was really answered. */
export function replay<S extends State>(
  game: Game<S>,
  { options, seats, seed, answers }: Case,
  each: (state: S, next: Answer, last: boolean) => void,
): { state: S; said: Said[] } {
  const state = game.create(options, seats, seed)
  const said: Said[] = []
  answers.forEach((answer, i) => {
    const next = game.outcome(state) === null ? like(game, state, answer) : null
    if (next === null) return
    each(state, next, i === answers.length - 1)
    try {
      game.answer(state, next.seat, next.decision, next.keys)
    } catch (error) {
      // Several picks that do not go together: not this answer, then.
      if (error instanceof Refusal) return
      throw error
    }
    said.push({ seat: next.seat, keys: next.keys })
  })
  return { state, said }
}
