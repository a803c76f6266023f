// The greedy player: tries each answer in a few worlds it could be in, and takes the one after which its game looks best.
// Whoever asks for a hint is told what it would do in their place.

import { below, type RandomState } from "@soulspire/kernel"
import type { Bot } from "../bot.ts"
import type { Chair } from "../chair.ts"
import { randomBot } from "../random.ts"
import { candidates, type Keys, quietKeys } from "./candidates.ts"
import { best, type Manner } from "./weigh.ts"

/** How a hint is thought about, and what `old-greedy` does. */
const thorough: Manner = { budget: 1500, margin: 0.25 }

const isSame = (a: Keys, b: Keys): boolean => a.length === b.length && a.every((key, i) => key === b[i])

/** What to answer here, for whoever asks; none at all for what may be left alone. */
export function advise(chair: Chair, random: RandomState, manner = thorough): string[] {
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
  return [...(best(chair, answers, quiet, manner, random) ?? answers[0])]
}

/** It thinks less than whoever is asked for a hint, so that many games can be played. */
const quick: Manner = { ...thorough, budget: 300 }

/** By this clock it begins to play like a stranger, and by twice as much it does so all the time. */
const LONG = 6000

/**
 * It does not wait for ever: who blocks all that an enemy does, and would only make it angry, sees nothing to gain from an
 * attack, one round after another.
 */
const isAtAnEnd = ({ clock }: Chair, random: RandomState): boolean =>
  clock > LONG && below(random, 0, LONG) < clock - LONG

function answer(chair: Chair, random: RandomState, manner: Manner): string[] {
  const { decision, options } = chair
  // What all vote about is for persons to say: a bot is for what was meant, and that is what ties go to.
  return decision.kind === "vote" ? [options[0].key] : advise(chair, random, manner)
}

export const greedyBot: Bot = {
  id: "greedy",
  answer: (chair, random) =>
    isAtAnEnd(chair, random) ? randomBot.answer(chair, random) : answer(chair, random, quick),
}

/** As it was before there were bots that search: others are compared with it for ever, so it stays as it is. */
export const oldGreedyBot: Bot = {
  id: "old-greedy",
  answer: (chair, random) => answer(chair, random, thorough),
}
