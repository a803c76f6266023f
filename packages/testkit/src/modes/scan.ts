// Index against full scan: every look-up is compared while the answer is worked out (the table's game sees to that), and
// the whole index before and after.

import type { State } from "@soulspire/kernel"
import { checkIndex } from "../conformance/index-check.ts"
import type { Answer } from "../random-play.ts"
import type { At, Taken } from "./index.ts"

export function scan<S extends State>({ game, state }: At<S>, { seat, decision, keys }: Answer): Taken<S> {
  const events = game.answer(state, seat, decision, keys)
  checkIndex(game, state)
  return { state, events }
}
