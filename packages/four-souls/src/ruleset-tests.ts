// What the rules ask of the ruleset as conditions. One row for each question that a program branches on.

import type { FourSoulsRun } from "./run.ts"

export const rulesetTests: Record<string, (r: FourSoulsRun) => boolean> = {
  namesTargetsFirst: (r) => r.s.table.rules.declareTargets === "with-declaration",
  refundsDeclarations: (r) => r.s.table.rules.refundDeclaration,
  deathsAboveTriggers: (r) => r.s.table.rules.deathAboveDamageTriggers,
  cleansUpAfterDeath: (r) => r.s.table.rules.activeDeathCleanup,
  destroysFirst: (r) => r.s.table.rules.penaltyForm === "destroy-first",
}
