// All hard modes at once, as the whole suite is run: one game goes on, and beside it each answer is given to a copy, to a
// world that was saved and loaded, and to one whose every look-up is scanned; all of them have to agree.

import { copyPlain, type State } from "@soulspire/kernel"
import { checkIndex } from "../conformance/index-check.ts"
import { copyFrozen, reloaded } from "../conformance/playing-on.ts"
import { same } from "../conformance/setting.ts"
import type { Answer } from "../random-play.ts"
import type { At, Taken } from "./index.ts"
import { lookForLeaks } from "./leak.ts"
import { sayOpen, sayTold } from "./locale.ts"

/** Says in which mode alone the same would fail. */
function within<T>(mode: string, look: () => T): T {
  try {
    return look()
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    throw new Error(`${what} (alone: SOULSPIRE_MODE=${mode})`, { cause: error })
  }
}

const looked = new WeakMap<object, Set<string>>()

/** Is this answer given in this state for the first time? Tests begin alike, and what was looked at once would be the same again. */
function isNew<S extends State>({ game, log }: At<S>, next: Answer, hash: number): boolean {
  const seen = looked.get(game) ?? new Set()
  looked.set(game, seen)
  return seen.size < seen.add(JSON.stringify([hash, log, next])).size
}

export function hard<S extends State>(at: At<S>, next: Answer): Taken<S> {
  const { game, state } = at
  const { seat, decision, keys } = next
  const before = game.hash(state)
  if (!isNew(at, next, before)) return { state, events: game.answer(state, seat, decision, keys) }
  within("leak", () => lookForLeaks(at, next))
  within("locale", () => sayOpen(at))
  const tried = copyFrozen(at)
  const scanned = game.copy(state)
  const there = within("save", () => {
    const loaded = reloaded({ game, state })
    if (loaded.game.hash(loaded.state) !== before) throw new Error("loaded, it is another state")
    for (const viewer of [seat, "spectator"] as const)
      same("views before and after loading", game.view(state, viewer), loaded.game.view(loaded.state, viewer))
    return loaded
  })
  const told = within("undo", () => {
    const first = copyPlain(game.answer(tried, seat, decision, keys))
    if (game.hash(state) !== before) throw new Error("playing on with a copy changed the original")
    return first
  })
  const events = game.answer(state, seat, decision, keys)
  const after = game.hash(state)
  within("undo", () => {
    same("an answer, and the same answer after taking it back", told, events)
    if (game.hash(tried) !== after) throw new Error("given again, the same answer leads elsewhere")
    same("marks", game.undoMark(tried), game.undoMark(state))
  })
  within("save", () => {
    same(
      "what happens, and what happens after loading",
      told,
      there.game.answer(there.state, seat, decision, keys),
    )
    if (there.game.hash(there.state) !== after)
      throw new Error("after loading, the same answer leads elsewhere")
  })
  within("scan", () => {
    const scanning = game.scanned()
    same(
      "what happens, and what happens where everything is scanned",
      told,
      scanning.answer(scanned, seat, decision, keys),
    )
    checkIndex(scanning, scanned)
  })
  within("locale", () => sayTold(at, next, events))
  return { state, events }
}
