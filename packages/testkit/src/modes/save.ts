// Save and load at each decision: the game goes on with what was written down and read again, and nothing differs.

import { copyPlain, type State } from "@soulspire/kernel"
import { reloaded } from "../conformance/playing-on.ts"
import { same } from "../conformance/setting.ts"
import type { Answer } from "../random-play.ts"
import type { At, Taken } from "./index.ts"

export function save<S extends State>({ game, state }: At<S>, { seat, decision, keys }: Answer): Taken<S> {
  const there = reloaded({ game, state })
  if (there.game.hash(there.state) !== game.hash(state)) throw new Error("loaded, it is another state")
  for (const viewer of [seat, "spectator"] as const)
    same("views before and after loading", game.view(state, viewer), there.game.view(there.state, viewer))
  const told = copyPlain(game.answer(state, seat, decision, keys))
  const events = there.game.answer(there.state, seat, decision, keys)
  same("what happens, and what happens after loading", told, events)
  if (there.game.hash(there.state) !== game.hash(state))
    throw new Error("after loading, the same answer leads elsewhere")
  return { state: there.state, events }
}
