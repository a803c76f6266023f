// The rules of Four Souls as programs.

import type { Body } from "@soulspire/kernel"
import { attackRules } from "./attack/rules.ts"
import { barterRules } from "./barter/rules.ts"
import { deathRules } from "./damage/death/rules.ts"
import { preventionRules } from "./features/shields/rules.ts"
import { priorityRules } from "./stack/rules.ts"
import { setUpRules } from "./set-up/rules.ts"
import { turnRules } from "./turn/rules.ts"

export const programs: Record<string, Body> = {
  ...setUpRules,
  ...turnRules,
  ...priorityRules,
  ...attackRules,
  ...deathRules,
  ...barterRules,
  ...preventionRules,
}
