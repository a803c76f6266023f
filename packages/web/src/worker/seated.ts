// The bot in a seat. One that is not known here is a stranger.

import { type Bot, botFrom, bots, randomBot } from "@soulspire/bots"
import type { Seating } from "@soulspire/match"

export function botAt(seating: Seating): Bot {
  if (seating.kind !== "bot") return randomBot
  const found = botFrom(seating.bot, bots)
  return "bot" in found ? found.bot : randomBot
}
