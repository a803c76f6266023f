// What a bot is: given a chair and a chance of its own, it answers.

import type { RandomState } from "@soulspire/kernel"
import type { Chair } from "./chair.ts"

export interface Bot {
  readonly id: string
  /** Keys that are taken; none at all to leave a standing decision alone. */
  answer(chair: Chair, random: RandomState): string[]
  /** The same with so many positions to look at for each answer; only bots that search can be given a budget. */
  withBudget?(positions: number): Bot
}
