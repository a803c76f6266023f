// What spending a miracle and changing stances come to (STS-10.11, STS-10.12).

import { all, type Body, when } from "@soulspire/kernel"
import { spendMiracle, takeStance } from "../ops/stances.ts"
import { gainEnergy } from "../words.ts"

export const stanceRules: Record<string, Body> = {
  miracle: [spendMiracle("you"), gainEnergy(1)],

  // Leaving calm is worth 2 energy, at once.
  enterStance: [takeStance(), when(all({ did: true }, { says: ["left", "calm"] }), [gainEnergy(2)])],
}
