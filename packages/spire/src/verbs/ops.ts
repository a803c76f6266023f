// All verbs of Spire.

import type { Op } from "@soulspire/kernel"
import { featureOps } from "../features/gathered.ts"
import { attackOps } from "../combat/hits/ops.ts"
import { cardOps } from "../combat/plays/cards.ts"
import { climbOps } from "../climb/ops.ts"
import { copyOps } from "../combat/plays/copy-ops.ts"
import { dealOps } from "../combat/enemies/deal.ts"
import { deckOps } from "../climb/rewards/deck.ts"
import { drawOps } from "../combat/plays/draws.ts"
import { endingOps } from "../combat/round/ending.ts"
import { enemyOps } from "../combat/enemies/ops.ts"
import { goldOps } from "../climb/merchant/gold-ops.ts"
import { harmOps } from "../combat/hits/harm.ts"
import { itemOps } from "../combat/plays/items.ts"
import { merchantOps } from "../climb/merchant/ops.ts"
import { playOps } from "../combat/plays/ops.ts"
import { rewardOps } from "../climb/rewards/ops.ts"
import { roundOps } from "../combat/round/ops.ts"
import { tokenOps } from "../combat/tokens.ts"

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
