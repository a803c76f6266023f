// How long a bot thinks where there is something to think about, and how many answers it gives a second in its worlds.

import { bots, chairAt, stranger } from "@soulspire/bots"
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
 * thumb, nor habit. Counted are the answers that it gives in its worlds, and the time that it takes for all of its thinking:
 * worlds, copies, lists and values included.
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
  let given = 0
  const counting = {
    ...game,
    answer: (/** @type {any[]} */ ...all) => {
      given++
      return game.answer(...all)
    },
  }
  let [answers, inside] = [0, 0]
  for (let no = 1; times.length < choices; no++) {
    const state = game.create(options, seats, `thinking ${no}`)
    const chance = stranger(`thinking ${no}`)
    while (game.outcome(state) === null && times.length < choices) {
      const decision = game.decisions(state).find((/** @type {any} */ each) => !each.standing)
      if (decision === undefined) throw new Error("nobody is asked")
      const chair = { ...chairAt(game, state, decision), game: counting }
      // Where there is nothing to play out it looks one answer ahead, which is no search.
      const searches = game.thinking.stretch(state, decision.seat) !== null
      given = 0
      const start = performance.now()
      const keys = bot.answer(chair, chance)
      const took = performance.now() - start
      if (given > 0 && searches) {
        answers += given
        inside += took
        if (times.push(took) % 50 === 0) tell(times.length)
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
    answersPerSecond: (1000 * answers) / inside,
  }
}
