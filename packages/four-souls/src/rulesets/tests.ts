// What the rules ask of the ruleset as conditions. One row for each question that a program branches on.

import { takesNoSlot } from "../rules/slots/slots.ts"
import type { Ref } from "@soulspire/kernel"
import { type FourSoulsRun, hasKind } from "../state/run.ts"

export const rulesetTests: Record<string, (r: FourSoulsRun, ref: Ref) => boolean> = {
  healsBeforeHand: (r) => r.s.table.rules.endPhaseOrder === "heal-first",
  stacksLootStep: (r) => r.s.table.rules.lootStepOnStack,
  gameRecharges: (r) => r.s.table.rules.rechargeScope === "own-and-game",
  stacksRewards: (r) => r.s.table.rules.rewardsOnStack,
  stacksPenalty: (r) => r.s.table.rules.penaltyOnStack,
  discardsCurses: (r) => r.s.table.rules.cursesOnDeath === "discarded",
  /** What opens a slot for itself (FS-4.6.6), or is met beside the slots (RD-22). */
  coversNothing: (r, ref) => hasKind(r, ref, "indomitable") || takesNoSlot(r, ref),
  stacksDeclarations: (r) => r.s.table.rules.declarationOnStack,
  endsByPassing: (r) => r.s.table.rules.actionPhaseEnds === "all-pass",
  namesTargetsFirst: (r) => r.s.table.rules.declareTargets === "with-declaration",
  refundsDeclarations: (r) => r.s.table.rules.refundDeclaration,
  deathsAboveTriggers: (r) => r.s.table.rules.deathAboveDamageTriggers,
  cleansUpAfterDeath: (r) => r.s.table.rules.activeDeathCleanup,
  healsBeforeStaleRooms: (r) => r.s.table.rules.staleRooms === "after-healing",
  deathsLikeTriggers: (r) => r.s.table.rules.doubleDeathOrder === "player-first",
  changesForGood: (r) => r.s.table.rules.wouldRollLoop === "final",
  swapperPicks: (r) => r.s.table.rules.swapChoice === "swapper",
  destroysFirst: (r) => r.s.table.rules.penaltyForm === "destroy-first",
}
