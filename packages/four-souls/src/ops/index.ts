// Every verb of the game.

import type { Op } from "@soulspire/kernel"
import { attackOps } from "./attack.ts"
import { challengeOps } from "./challenge.ts"
import { barterOps } from "./barter.ts"
import { coinAndCardOps } from "./coins-and-cards.ts"
import { copyOps } from "./copies.ts"
import { counterOps } from "./counters.ts"
import { damageOps } from "./damage.ts"
import { deathOps } from "./death.ts"
import { diceOps } from "./dice.ts"
import { handOps } from "./hands.ts"
import { itemOps } from "./items.ts"
import { leavingOps } from "./leaving.ts"
import { objectOps } from "./objects.ts"
import { noteOps } from "./notes.ts"
import { preventionOps } from "./prevention.ts"
import { searchOps } from "./search.ts"
import { setUpOps } from "./set-up.ts"
import { prepareOps } from "./prepare.ts"
import { stackOps } from "./stack.ts"
import { turnOps } from "./turn.ts"
import { voteOps } from "./votes.ts"

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
