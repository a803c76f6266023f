// The worked examples of the first edition (FSC-X.1 to FSC-X.10), in their order.

import type { Example } from "@soulspire/text"
import attacking from "./attacking.ts"
import bartering from "./bartering.ts"
import diceRoll from "./dice-roll.ts"
import monsterDeath from "./monster-death.ts"
import playerDeath from "./player-death.ts"
import priority from "./priority.ts"
import purchasing from "./purchasing.ts"
import refilling from "./refilling.ts"
import sequencing from "./sequencing.ts"
import stackPicture from "./stack-picture.ts"

export const examples: readonly Example[] = [
  stackPicture,
  priority,
  sequencing,
  diceRoll,
  purchasing,
  attacking,
  monsterDeath,
  refilling,
  playerDeath,
  bartering,
]
