// Picks by what a game says of each option: the best, or one that is hardly worse.

import { below, type Decision, type RandomState } from "@soulspire/kernel"
import type { Chair } from "../chair.ts"
import type { Keys } from "./answers.ts"

interface Ranked {
  readonly key: string
  readonly score: number
}

const picksSeveral = ({ kind, max }: Decision): boolean => (kind === "choose" || kind === "order") && max > 1

/** What is picked, and what would be instead where it is one thing. */
export interface Picked {
  readonly keys: Keys
  readonly instead: Keys | null
}

/** As many of the best as have to be, and those beyond that are better than nothing. */
export function bestPicks(
  { decision, options }: Chair,
  judged: readonly number[],
  regret: number,
  random: RandomState,
): Picked {
  const ranked: readonly Ranked[] = options
    .map(({ key }, i) => ({ key, score: judged[i] }))
    .toSorted((a, b) => b.score - a.score)
  const { min, max } = decision
  if (picksSeveral(decision)) {
    const keys = ranked.filter(({ score }, i) => i < max && (i < min || score > 0)).map(({ key }) => key)
    return { keys, instead: null }
  }
  const close = ranked.filter(({ score }) => score >= ranked[0].score - regret)
  const { key } = close[regret === 0 ? 0 : below(random, 0, close.length)]
  const second = ranked.find((each) => each.key !== key)
  return { keys: [key], instead: second === undefined ? null : [second.key] }
}
