// All verbs of Spire.

import type { Op } from "@soulspire/kernel"
import { attackOps } from "./attack.ts"
import { cardOps } from "./cards.ts"
import { copyOps } from "./copies.ts"
import { dealOps } from "./deal.ts"
import { drawOps } from "./draws.ts"
import { endingOps } from "./ending.ts"
import { enemyOps } from "./enemies.ts"
import { harmOps } from "./harm.ts"
import { itemOps } from "./items.ts"
import { orbOps } from "./orbs.ts"
import { playOps } from "./plays.ts"
import { roundOps } from "./round.ts"
import { stanceOps } from "./stances.ts"
import { tokenOps } from "./tokens.ts"

export const ops: readonly Op[] = [
  ...attackOps,
  ...cardOps,
  ...copyOps,
  ...dealOps,
  ...drawOps,
  ...endingOps,
  ...enemyOps,
  ...harmOps,
  ...itemOps,
  ...orbOps,
  ...playOps,
  ...roundOps,
  ...stanceOps,
  ...tokenOps,
]
