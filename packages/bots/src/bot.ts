// What a bot is: given a chair and a chance of its own, it answers.

import type { RandomState } from "@soulspire/kernel"
import type { Chair } from "./chair.ts"
import type { Slices } from "./search/slices.ts"

export interface Bot {
  readonly id: string
  /** Keys that are taken; none at all to leave a standing decision alone. */
  answer(chair: Chair, random: RandomState): string[]
  /** The same in slices, for those who have other things to do between two of them; only of bots that think for long. */
  ponder?(chair: Chair, random: RandomState): Slices<readonly string[]>
  /** The same with so many positions to look at for each answer; only bots that search can be given a budget. */
  withBudget?(positions: number): Bot
}

/** What a bot would answer, in slices: one, where it does not think for long. */
export function* thoughts(bot: Bot, chair: Chair, random: RandomState): Slices<readonly string[]> {
  return bot.ponder === undefined ? bot.answer(chair, random) : yield* bot.ponder(chair, random)
}
