// What a bot is: given a chair and a chance of its own, it answers.

import type { RandomState } from "@soulspire/kernel"
import type { Chair } from "./chair.ts"
import type { Slices } from "./search/slices.ts"

/** Who is careful thinks of itself first, who is greedy of what it has, and who is spiteful of what others suffer. */
export const tempers = ["careful", "greedy", "spiteful"] as const
export type Temper = (typeof tempers)[number]

export interface Bot {
  readonly id: string
  /** Keys that are taken; none at all to leave a standing decision alone. */
  answer(chair: Chair, random: RandomState): string[]
  /** The same in slices, for those who have other things to do between two of them; only of bots that think for long. */
  ponder?(chair: Chair, random: RandomState): Slices<readonly string[]>
  /** The same with so many positions to look at for each answer; only bots that search can be given a budget. */
  withBudget?(positions: number): Bot
  /** The same with likes and dislikes of its own; only bots that weigh positions have any. */
  withTemper?(temper: Temper): Bot
}

/** What a bot would answer, in slices: one, where it does not think for long. */
export function* thoughts(bot: Bot, chair: Chair, random: RandomState): Slices<readonly string[]> {
  return bot.ponder === undefined ? bot.answer(chair, random) : yield* bot.ponder(chair, random)
}
