// What cards say of all energy or block that somebody has.

import { type Body, read, takes } from "@soulspire/kernel"
import { gainEnergy, loseBlock } from "./ops.ts"

export const resourceRules: Record<string, Body> = {
  doubleEnergy: [gainEnergy(read("energy", "you"))],
  loseAllBlock: [takes("whom"), loseBlock(read("block", "whom"), "whom")],
}
