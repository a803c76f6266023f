// Rewards, and what changes in a deck between combats (chapter 4).

import type { Part } from "../../features/feature.ts"
import { english } from "./en.ts"
import { italian } from "./it.ts"
import { rewardActs } from "./acts.ts"
import { rewardAtoms } from "./atoms/rewards.ts"
import { deckOps } from "./deck.ts"
import { rewardOps } from "./ops.ts"

export const rewards: Part = {
  acts: rewardActs,
  atoms: rewardAtoms,
  ops: [...rewardOps, ...deckOps],
  en: english,
  it: italian,
}
