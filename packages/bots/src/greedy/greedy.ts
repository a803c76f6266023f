// The greedy player: tries each answer in a few worlds it could be in, and takes the one after which its game looks best.
// Whoever asks for a hint is told what it would do in their place.

import type { RandomState } from "@soulspire/kernel"
import type { Bot } from "../bot.ts"
import type { Chair } from "../chair.ts"
import { candidates, type Keys, quietKeys } from "./candidates.ts"
import { best } from "./weigh.ts"

/** What an act has to gain: for less nobody lifts a finger. */
const MARGIN = 0.25

const isSame = (a: Keys, b: Keys): boolean => a.length === b.length && a.every((key, i) => key === b[i])

/** What to answer here, for whoever asks; none at all for what may be left alone. */
export function advise(chair: Chair, random: RandomState): string[] {
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
}

export const greedyBot: Bot = {
  id: "greedy",
  answer(chair, random) {
    const { decision, options } = chair
    // What all vote about is for persons to say: a bot is for what was meant, and that is what ties go to.
    return decision.kind === "vote" ? [options[0].key] : advise(chair, random)
  },
}
