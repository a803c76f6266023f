// Bots that can be seated: how well they play, and what they are like.

import { type Temper, tempers } from "@soulspire/bots"

/** The usual one first. */
export const botIds = ["normal", "easy", "hard", "expert", "random"] as const
export type BotId = (typeof botIds)[number]

/** Whoever answers at random likes nothing more than anything else. */
export const hasTemper = (bot: BotId): boolean => bot !== "random"

/** A bot as a seat names it: `hard`, or `hard:careful`. */
export interface Seated {
  bot: BotId
  temper: Temper | null
}

/** The bot of a seat; one that is not known here is the usual one. */
export function seatedAs(spec: string): Seated {
  const [id, ...settings] = spec.split(":")
  const bot = botIds.find((each) => each === id) ?? botIds[0]
  const temper = hasTemper(bot) ? (tempers.find((each) => settings.includes(each)) ?? null) : null
  return { bot, temper }
}

export const specOf = ({ bot, temper }: Seated): string =>
  temper === null || !hasTemper(bot) ? bot : `${bot}:${temper}`
