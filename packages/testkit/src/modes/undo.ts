// Undo and redo at each decision: an answer is given, taken back and given again, and nothing differs.

import { copyPlain, type State } from "@soulspire/kernel"
import { copyFrozen } from "../conformance/playing-on.ts"
import { same } from "../conformance/setting.ts"
import type { Answer } from "../random-play.ts"
import type { At, Taken } from "./index.ts"

export function undo<S extends State>({ game, state }: At<S>, { seat, decision, keys }: Answer): Taken<S> {
  const before = game.hash(state)
  const tried = copyFrozen({ game, state })
  const told = copyPlain(game.answer(tried, seat, decision, keys))
  if (game.hash(state) !== before) throw new Error("playing on with a copy changed the original")
  const events = game.answer(state, seat, decision, keys)
  same("an answer, and the same answer after taking it back", told, events)
  if (game.hash(tried) !== game.hash(state)) throw new Error("given again, the same answer leads elsewhere")
  same("marks", game.undoMark(tried), game.undoMark(state))
  return { state, events }
}
