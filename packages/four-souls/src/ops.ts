// Every verb of the game.

import type { Op } from "@soulspire/kernel"
import { attackOps } from "./attack/ops.ts"
import { challengeOps } from "./challenge/ops.ts"
import { barterOps } from "./barter/ops.ts"
import { coinAndCardOps } from "./items/loot/coins-and-cards.ts"
import { copyOps } from "./features/copies/ops.ts"
import { counterOps } from "./features/counters/ops.ts"
import { damageOps } from "./damage/ops.ts"
import { deathOps } from "./damage/death/ops.ts"
import { diceOps } from "./features/dice/ops.ts"
import { handOps } from "./items/loot/hands.ts"
import { itemOps } from "./items/ops.ts"
import { leavingOps } from "./barter/leaving-ops.ts"
import { objectOps } from "./items/objects.ts"
import { noteOps } from "./items/notes.ts"
import { preventionOps } from "./features/shields/ops.ts"
import { searchOps } from "./items/loot/search.ts"
import { setUpOps } from "./set-up/ops.ts"
import { prepareOps } from "./stack/prepare.ts"
import { stackOps } from "./stack/ops.ts"
import { turnOps } from "./turn/ops.ts"
import { voteOps } from "./features/votes/ops.ts"

export const ops: readonly Op[] = [
  ...coinAndCardOps,
  ...handOps,
  ...objectOps,
  ...copyOps,
  ...itemOps,
  ...counterOps,
  ...noteOps,
  ...damageOps,
  ...preventionOps,
  ...deathOps,
  ...diceOps,
  ...setUpOps,
  ...stackOps,
  ...turnOps,
  ...prepareOps,
  ...attackOps,
  ...challengeOps,
  ...barterOps,
  ...leavingOps,
  ...voteOps,
  ...searchOps,
]
