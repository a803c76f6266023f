// The index says what a scan of everything would say, at every decision. (While a game runs, the oracle compares each
// look-up; this compares the whole.)

import { buildIndex, type Game, type State } from "@soulspire/kernel"
import { inside, same } from "./setting.ts"

export function checkIndex<S extends State>(game: Game<S>, state: S): void {
  inside(game, state, (r) => {
    if (r.stale) return
    const scan = buildIndex(r)
    // Layers may have gone since something was noted to have one; never the other way round.
    if (scan.layered && !r.index.layered)
      throw new Error("something has layers that the index knows nothing of")
    same("index and scan", { ...r.index, layered: scan.layered }, scan)
  })
}
