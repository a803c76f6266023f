// The index says what a scan of everything would say, at every decision. (While a game runs, the oracle compares each
// look-up; this compares the whole.)

import { buildIndex, type Game, type State } from "@soulspire/kernel"
import { inside, same } from "./setting.ts"

export function checkIndex<S extends State>(game: Game<S>, state: S): void {
  inside(game, state, (r) => {
    if (!r.stale) same("index and scan", r.index, buildIndex(r))
  })
}
