// What bots of a temperament like more than others do, and what they like less. Falling is as bad for all of them.

import type { Tempers } from "@soulspire/kernel"

export const tempers: Tempers = {
  careful: { hp: 2.5, partners: 1.3, block: 1.5, potions: 0.5, enemies: 0.8 },
  greedy: { gold: 3, potions: 3, powers: 2, tokens: 2, hp: 0.8 },
  spiteful: { standing: 2, enemies: 2, threat: 1.6, hp: 0.6 },
}
