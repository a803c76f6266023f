// All verbs of Spire.

import type { Op } from "@soulspire/kernel"
import { featureOps } from "../features/gathered.ts"
import { attackOps } from "./attack.ts"
import { cardOps } from "./cards.ts"
import { climbOps } from "./climb.ts"
import { copyOps } from "./copies.ts"
import { dealOps } from "./deal.ts"
import { deckOps } from "./deck.ts"
import { drawOps } from "./draws.ts"
import { endingOps } from "./ending.ts"
import { enemyOps } from "./enemies.ts"
import { goldOps } from "./gold.ts"
import { harmOps } from "./harm.ts"
import { itemOps } from "./items.ts"
import { merchantOps } from "./merchant.ts"
import { playOps } from "./plays.ts"
import { rewardOps } from "./rewards.ts"
import { roundOps } from "./round.ts"
import { tokenOps } from "./tokens.ts"

export const ops: readonly Op[] = [
  ...featureOps,
  ...attackOps,
  ...cardOps,
  ...climbOps,
  ...copyOps,
  ...dealOps,
  ...deckOps,
  ...drawOps,
  ...endingOps,
  ...enemyOps,
  ...goldOps,
  ...harmOps,
  ...itemOps,
  ...merchantOps,
  ...playOps,
  ...rewardOps,
  ...roundOps,
  ...tokenOps,
]
