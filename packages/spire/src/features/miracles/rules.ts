// What spending a miracle comes to (STS-10.11).

import type { Body } from "@soulspire/kernel"
import { gainEnergy } from "../../verbs/index.ts"
import { spendMiracle } from "./ops.ts"

export const miracleRules: Record<string, Body> = {
  miracle: [spendMiracle("you"), gainEnergy(1)],
}
