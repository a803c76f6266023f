// The greedy player under the name by which others are compared with it for ever: whoever makes another `greedy` leaves this
// one, and what it is made of, as they are.

import type { Bot } from "../bot.ts"
import { greedyBot } from "./greedy.ts"

export const oldGreedyBot: Bot = { ...greedyBot, id: "old-greedy" }
