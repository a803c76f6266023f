// What changing stances comes to (STS-10.12).

import { all, type Body, takes, when } from "@soulspire/kernel"
import { gainEnergy } from "../../verbs/index.ts"
import { takeStance } from "./ops.ts"

export const stanceRules: Record<string, Body> = {
  // Leaving calm is worth 2 energy, at once.
  enterStance: [
    takes("stance"),
    takeStance(),
    when(all({ did: true }, { says: ["left", "calm"] }), [gainEnergy(2)]),
  ],
}
