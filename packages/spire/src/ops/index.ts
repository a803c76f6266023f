// All verbs of Spire.

import type { Op } from "@soulspire/kernel"
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
import { orbOps } from "./orbs.ts"
import { playOps } from "./plays.ts"
import { rewardOps } from "./rewards.ts"
import { roundOps } from "./round.ts"
import { stanceOps } from "./stances.ts"
import { tokenOps } from "./tokens.ts"

export const ops: readonly Op[] = [
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
  ...orbOps,
  ...playOps,
  ...rewardOps,
  ...roundOps,
  ...stanceOps,
  ...tokenOps,
]
