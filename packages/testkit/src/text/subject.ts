// What a text check is about: a game's box, and the rules its cards are compiled with.

import type { GameSpec } from "@soulspire/kernel"
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
  compiles(def: GameBox["defs"][number]): boolean
}
