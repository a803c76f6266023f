// What spending a miracle and changing stances come to (STS-10.11, STS-10.12).

import { all, type Body, when } from "@soulspire/kernel"
import { gainEnergy } from "../words.ts"
import { step } from "./step.ts"

export const stanceRules: Record<string, Body> = {
  miracle: [step("spendMiracle", { who: "you" }), gainEnergy(1)],

  // Leaving calm is worth 2 energy, at once.
  enterStance: [step("takeStance"), when(all({ did: true }, { says: ["left", "calm"] }), [gainEnergy(2)])],
}
