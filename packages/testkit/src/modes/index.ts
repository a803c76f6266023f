// The hard modes: the whole suite again, with every answer given at a table put to one more test.

import type { Game, GameEvent, Reason, State } from "@soulspire/kernel"
import type { Answer } from "../random-play.ts"
import { hard } from "./hard.ts"
import { leak, leakAtRest } from "./leak.ts"
import { locale, localeAtRest, sayReason, type Speech } from "./locale.ts"
import { save } from "./save.ts"
import { scan } from "./scan.ts"
import type { HardMode } from "./mode.ts"
import { undo } from "./undo.ts"

export interface At<S extends State> {
  readonly game: Game<S>
  readonly state: S
  /** Answers so far. */
  readonly log: readonly Answer[]
  /** The words for it, where somebody brought them. */
  readonly speech?: Speech | undefined
}

export interface Taken<S extends State> {
  state: S
  events: GameEvent[]
}

const ways: Record<HardMode, <S extends State>(at: At<S>, next: Answer) => Taken<S>> = {
  plain: ({ game, state }, { seat, decision, keys }) => ({
    state,
    events: game.answer(state, seat, decision, keys),
  }),
  hard,
  save,
  undo,
  leak,
  scan,
  locale,
}

/** Gives an answer in a mode. What is told is the same in every mode. */
export function answerIn<S extends State>(mode: HardMode, at: At<S>, next: Answer): Taken<S> {
  return ways[mode](at, next)
}

/** What a mode has to say about a table that nobody touches any more. */
export function restIn<S extends State>(mode: HardMode, at: At<S>): void {
  if (mode === "leak" || mode === "hard") leakAtRest(at)
  if (mode === "locale" || mode === "hard") localeAtRest(at)
}

/** Called with every reason that a test asks for. */
export function reasonIn<S extends State>(mode: HardMode, at: At<S>, seat: number, reason: Reason): void {
  if (mode === "locale" || mode === "hard") sayReason(at, seat, reason)
}
