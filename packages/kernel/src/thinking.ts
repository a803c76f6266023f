// What a game tells those who think ahead in it. Bots know no game: they play answers out in worlds that were dealt for their
// seat, and everything here is asked of such worlds. So nothing of it has to take care of what the seat may know.

import type { Decision } from "./machine.ts"
import type { Ref, Seat } from "./refs.ts"
import type { Option, Run } from "./run.ts"

/** Asked by whoever has a state. */
export interface Thinking<S> {
  /**
   * Names the stretch of time that a seat thinks through to its end: a round of a combat, an attack. When it is another one
   * the position is looked at as it is. Null where there is nothing to play out: there answers are judged one by one.
   */
  stretch(state: S, seat: Seat): number | null
  /** Equal where play can only go on alike, whatever way led there; null in the middle of something. */
  key(state: S, seat: Seat): string | null
  /** What an object is to whoever picks it: two of the same sign are the same pick. */
  sign(state: S, ref: Ref): string
  /** How good this is for a seat at the end of a stretch. Bigger is better; what is lost or won for good outweighs all else. */
  worth(state: S, seat: Seat): number
  /** What goes without saying here, if anything does: nobody thinks about it. */
  habit(state: S, decision: Decision, options: readonly Option[]): readonly string[] | null
  /** How good each of these is by rules of thumb, where that is better than playing them out; null where it is not. */
  judge(state: S, decision: Decision, options: readonly Option[]): readonly number[] | null
}

/** The same as a game writes it. */
export type ThinkingSpec<Table, Data> = {
  [K in keyof Thinking<never>]: Thinking<never>[K] extends (state: never, ...rest: infer Rest) => infer Found
    ? (r: Run<Table, Data>, ...rest: Rest) => Found
    : never
}
