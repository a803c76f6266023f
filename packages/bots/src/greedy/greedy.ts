// The greedy player: tries each answer in a few worlds it could be in, and takes the one after which its game looks best.

import type { Bot } from "../bot.ts"
import { candidates, type Keys, quietKeys } from "./candidates.ts"
import { best } from "./weigh.ts"

/** What an act has to gain: for less nobody lifts a finger. */
const MARGIN = 0.25

const isSame = (a: Keys, b: Keys): boolean => a.length === b.length && a.every((key, i) => key === b[i])

export const greedyBot: Bot = {
  id: "greedy",
  answer(chair, random) {
    const { decision, options, game } = chair
    // Offers and other talk that stands for ever is for persons.
    if (decision.standing) return []
    const quiet = quietKeys(decision, options, game.enough)
    if (decision.idle) return [...(quiet ?? [])]
    const answers = candidates(decision, options, random).filter(
      (keys) => quiet === null || (!isSame(keys, quiet) && !isSame(keys, [decision.pass])),
    )
    if (answers.length === 0) return [...(quiet ?? [])]
    if (quiet === null && answers.length === 1) return [...answers[0]]
    return [...(best(chair, answers, quiet, MARGIN, random) ?? answers[0])]
  },
}
