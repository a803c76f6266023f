// Seats that play by themselves, by name. Clock and threads are the host's.

import type { Bot } from "./bot.ts"
import { greedyBot, oldGreedyBot } from "./greedy/greedy.ts"
import { randomBot } from "./random.ts"
import { searchBots } from "./search/search.ts"

export { type Bot, type Temper, tempers, thoughts } from "./bot.ts"
export { type Chair, chairAt } from "./chair.ts"
export { advise, greedyBot } from "./greedy/greedy.ts"
export { type Advice, hint, searchBots } from "./search/search.ts"
export { type Slices, whole } from "./search/slices.ts"
export { randomBot, stranger } from "./random.ts"
export { botFrom, type SpecProblem } from "./spec.ts"

export const bots: Readonly<Record<string, Bot>> = {
  [randomBot.id]: randomBot,
  [greedyBot.id]: greedyBot,
  [oldGreedyBot.id]: oldGreedyBot,
  ...Object.fromEntries(searchBots.map((bot) => [bot.id, bot])),
}
