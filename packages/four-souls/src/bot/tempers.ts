// What bots of a temperament like more than others do, and what they like less. Winning and losing count the same for all of them.

import type { Tempers } from "@soulspire/kernel"

export const tempers: Tempers = {
  careful: { losses: 2, items: 1.2, attack: 0.85 },
  greedy: { cents: 1.5, items: 1.4, hand: 1.2 },
  spiteful: { rivals: 1.8 },
}
