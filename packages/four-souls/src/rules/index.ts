// The chapters of the rulebook, in its order. Programs are numbered in this order.

import { attack } from "./attack/index.ts"
import { barter } from "./barter/index.ts"
import { challenge } from "./challenge/index.ts"
import { damage } from "./damage/index.ts"
import { death } from "./death/index.ts"
import { items } from "./items/index.ts"
import { loot } from "./loot/index.ts"
import { setUp } from "./set-up/index.ts"
import { slots } from "./slots/index.ts"
import { stack } from "./stack/index.ts"
import { turn } from "./turn/index.ts"
import { variantParts } from "./variants/index.ts"
import type { Part } from "../state/part.ts"

export const chapters: readonly Part[] = [
  setUp,
  turn,
  stack,
  attack,
  damage,
  death,
  items,
  loot,
  slots,
  barter,
  challenge,
  ...variantParts,
]
