// Everything a seat must not know, scrambled: its view, options, reasons and marks stay the same to the last byte.

import { stranger } from "@soulspire/bots"
import type { State } from "@soulspire/kernel"
import { checkHidden, checkSeen } from "../conformance/hidden.ts"
import type { Answer } from "../random-play.ts"
import type { At, Taken } from "./index.ts"

const wordsOf = (log: readonly Answer[]): string[] => log.flatMap(({ keys }) => keys).slice(-6)

/** Every viewer in other worlds, before and with the next answer. The state is not touched. */
export function lookForLeaks<S extends State>({ game, state, log }: At<S>, next: Answer): void {
  const random = stranger(`leak ${log.length}`)
  // In one other world the card that matters may lie where it truly lies: in two it rarely does. Long games have many
  // states, and one world for each will do.
  checkHidden(game, state, next, wordsOf([...log, next]), random, log.length < 8 ? 2 : 1)
}

export function leak<S extends State>(at: At<S>, next: Answer): Taken<S> {
  const { game, state } = at
  lookForLeaks(at, next)
  return { state, events: game.answer(state, next.seat, next.decision, next.keys) }
}

/** The last state of a test is answered by nobody; it is looked at all the same. */
export function leakAtRest<S extends State>({ game, state, log }: At<S>): void {
  checkSeen(game, state, wordsOf(log), stranger("leak at rest"))
}
