// What a text check is about: a game's box, and the rules its cards are compiled with.

import { BadCard, compileGame, type Def, extendGame, type GameSpec } from "@soulspire/kernel"
import type { GameBox } from "@soulspire/text"

export interface Subject {
  box: GameBox
  /** (Written so that a game's own types fit.) */
  spec: Pick<
    GameSpec<never, never>,
    | "zones"
    | "stats"
    | "options"
    | "phases"
    | "reads"
    | "tests"
    | "whoms"
    | "spans"
    | "acts"
    | "atoms"
    | "events"
    | "ops"
  >
  /** Does a card with this text make sense to the rules? What does not is no mutation worth looking at. */
  compiles(def: Def): boolean
}

const SEATS = 2

/** A game as the text checks see it. */
export function subjectOf<T, D>(box: GameBox, spec: GameSpec<T, D>): Subject {
  const whole = compileGame(spec, SEATS, spec.cards)
  /** The vocabulary without the rules: where a card is the first to use a name, it is compiled alone. */
  const vocabulary: GameSpec<T, D> = {
    ...spec,
    given: {},
    programs: Object.fromEntries(Object.keys(spec.programs).map((name) => [name, []])),
  }
  return {
    box,
    spec,
    compiles({ face: _other, ...def }) {
      try {
        // Beside the card that it was made from.
        if (extendGame(whole, [{ ...def, id: `${def.id} changed` }]) === null)
          compileGame(vocabulary, SEATS, [def])
        return true
      } catch (error) {
        if (error instanceof BadCard || error instanceof TypeError) return false
        throw error
      }
    },
  }
}
