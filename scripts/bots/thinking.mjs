// How long a bot thinks where there is something to think about, and how many answers it gives a second in its worlds.

import { bots, chairAt, hint, stranger, whole } from "@soulspire/bots"
import { fourSouls } from "@soulspire/four-souls"
import { spire } from "@soulspire/spire"

/** @type {Record<string, any>} */
const games = { spire, "four-souls": fourSouls }
const tables = /** @type {const} */ ({
  spire: { options: {}, seats: 1 },
  "four-souls": { options: {}, seats: 4 },
})

/**
 * Plays games of `hard` against itself until so many real choices were met: such as the search has thought about, and no rule of
 * thumb, nor habit.
 * @param {"spire" | "four-souls"} id
 * @param {number} choices
 * @param {(done: number) => void} tell
 */
export function thinkingOf(id, choices, tell) {
  const game = games[id]
  const { options, seats } = tables[id]
  const bot = bots["hard"]
  /** @type {number[]} */
  const times = []
  let [positions, inside] = [0, 0]
  for (let no = 1; times.length < choices; no++) {
    const state = game.create(options, seats, `thinking ${no}`)
    const chance = stranger(`thinking ${no}`)
    while (game.outcome(state) === null && times.length < choices) {
      const decision = game.decisions(state).find((/** @type {any} */ each) => !each.standing)
      if (decision === undefined) throw new Error("nobody is asked")
      const chair = chairAt(game, state, decision)
      const start = performance.now()
      const keys = bot.answer(chair, chance)
      const took = performance.now() - start
      // What takes less than this was no search, and need not be asked after.
      if (took > 0.5 && decision.kind !== "vote") {
        const again = performance.now()
        const { why } = whole(hint(chair, stranger("why")))
        if (why?.by === "search") {
          inside += performance.now() - again
          positions += why.positions
          if (times.push(took) % 50 === 0) tell(times.length)
        }
      }
      game.answer(state, decision.seat, decision.id, keys)
    }
  }
  times.sort((a, b) => a - b)
  const at = (/** @type {number} */ share) =>
    times[Math.min(times.length - 1, Math.floor(share * times.length))]
  return {
    median: at(0.5),
    p95: at(0.95),
    most: times[times.length - 1],
    choices: times.length,
    answersPerSecond: (1000 * positions) / inside,
  }
}
