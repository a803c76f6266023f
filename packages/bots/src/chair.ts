// Where a bot sits: one decision, as the person in that seat would meet it. The true state cannot be reached from here.

import type { Decision, Game, Option, RandomState, State, View } from "@soulspire/kernel"

export interface Chair {
  readonly decision: Decision
  readonly options: readonly Option[]
  /** The rules, to think on with in worlds that were dealt. */
  readonly game: Game
  /** How far the game has come, as everybody sees it. */
  readonly clock: number
  view(): View
  /** A world that this seat could be in: what it knows as it is, everything else dealt anew. */
  world(random: RandomState): State
  /** Would these keys be taken? Several picks may not go together. */
  fits(keys: readonly string[]): boolean
}

/** `view` is what the seat sees, for whoever has it already. */
export function chairAt<S extends State>(
  game: Game<S>,
  state: S,
  decision: Decision,
  view: () => View = () => game.view(state, decision.seat),
): Chair {
  return {
    decision,
    options: game.optionsOf(state, decision),
    game,
    clock: state.clock,
    view,
    world: (random) => game.determinize(state, decision.seat, random),
    fits(keys) {
      try {
        game.answer(game.copy(state), decision.seat, decision.id, keys)
        return true
      } catch {
        return false
      }
    },
  }
}
