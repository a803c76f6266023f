// What a game tells those who think ahead in it. Bots know no game: they play answers out in worlds that were dealt for their
// seat, and everything here is asked of such worlds. So nothing of it has to take care of what the seat may know.

import type { Decision } from "./machine.ts"
import type { RandomState } from "./random.ts"
import type { Ref, Seat } from "./refs.ts"
import type { Option, Run } from "./run.ts"

/** A part of what a position is worth, with words of its own in the game's catalogues (`worth.<name>`). */
export interface Part {
  readonly name: string
  /** Of what it counts, is more better, or less? */
  readonly better: "more" | "less"
}

/** How somebody of a temperament weighs the parts of a position: those that are named count so many times as much. */
export type Tempers = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Asked by whoever has a state. */
export interface Thinking<S> {
  readonly worlds: number
  readonly parts: readonly Part[]
  readonly tempers: Tempers
  /** Changes a world that was dealt: the rest of the stretch is under another luck. */
  redeal(state: S, seat: Seat, random: RandomState): void
  stretch(state: S, seat: Seat): number | null
  key(state: S, seat: Seat): string | null
  sign(state: S, ref: Ref): string
  worth(state: S, seat: Seat): readonly number[]
  amounts(state: S, seat: Seat): readonly (number | null)[]
  hope(state: S, seat: Seat): number
  habit(state: S, decision: Decision, options: readonly Option[]): readonly string[] | null
  meanwhile(state: S, decision: Decision, options: readonly Option[]): readonly string[] | null
  calm(state: S, decision: Decision): readonly number[] | null
  judge(state: S, decision: Decision, options: readonly Option[]): readonly number[] | null
  rule(state: S, decision: Decision, options: readonly Option[], keys: readonly string[]): string
}

/** What a game writes. */
export interface ThinkingSpec<Table, Data> {
  /** Kinds of zones of which only the order is unknown, or does not matter beyond it: they are shuffled for another luck. */
  readonly fluid: readonly string[]
  /** In how many times as many worlds plans are tried as levels say, where a die decides much at once; 1 if nothing is said. */
  readonly worlds?: number
  /**
   * Names the stretch of time that a seat thinks through to its end: a round of a combat, an attack. When it is another one
   * the position is looked at as it is. Null where there is nothing to play out: there answers are judged one by one.
   */
  stretch(r: Run<Table, Data>, seat: Seat): number | null
  /** Equal where play can only go on alike, whatever way led there; null in the middle of something. */
  key(r: Run<Table, Data>, seat: Seat): string | null
  /** What an object is to whoever picks it: two of the same sign are the same pick. */
  sign(r: Run<Table, Data>, ref: Ref): string
  /** What makes a position good or bad. */
  readonly parts: readonly Part[]
  /** Where nothing is said of a temperament it makes no difference. */
  readonly tempers?: Tempers
  /**
   * How good this is for a seat at the end of a stretch: a number for each part, which add up. Bigger is better; what is lost
   * or won for good outweighs all else.
   */
  worth(r: Run<Table, Data>, seat: Seat): readonly number[]
  /** For each part how many there are of what it counts, to be told to people; null for what is not counted. */
  amounts(r: Run<Table, Data>, seat: Seat): readonly (number | null)[]
  /** How good it looks if nothing more is done in this stretch. A guess: it says what is looked at first, and at all. */
  hope(r: Run<Table, Data>, seat: Seat): number
  /** What goes without saying here, if anything does: nobody thinks about it. */
  habit(r: Run<Table, Data>, decision: Decision, options: readonly Option[]): readonly string[] | null
  /** What others answer while a seat thinks, about; null where they pass. Where nothing is said they always do, but for habits. */
  meanwhile?(r: Run<Table, Data>, decision: Decision, options: readonly Option[]): readonly string[] | null
  /**
   * What a position is worth in which the seat is asked this, part by part, where that is reckoned rather than played out: plans
   * end there. Null where they go on, and where nothing is said they always do.
   */
  calm?(r: Run<Table, Data>, decision: Decision): readonly number[] | null
  /** How good each of these is by rules of thumb, where that is better than playing them out; null where it is not. */
  judge(r: Run<Table, Data>, decision: Decision, options: readonly Option[]): readonly number[] | null
  /** By which rule of thumb `habit` or `judge` answer so: it has words of its own in the game's catalogues (`rule.<name>`). */
  rule(r: Run<Table, Data>, decision: Decision, options: readonly Option[], keys: readonly string[]): string
}
