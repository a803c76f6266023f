// The rules of Four Souls as programs.

import type { Body } from "@soulspire/kernel"
import { attackRules } from "./attack.ts"
import { barterRules } from "./barter.ts"
import { deathRules } from "./death.ts"
import { preventionRules } from "./prevention.ts"
import { priorityRules } from "./priority.ts"
import { setUpRules } from "./set-up.ts"
import { turnRules } from "./turn.ts"

export const programs: Record<string, Body> = {
  ...setUpRules,
  ...turnRules,
  ...priorityRules,
  ...attackRules,
  ...deathRules,
  ...barterRules,
  ...preventionRules,
}
