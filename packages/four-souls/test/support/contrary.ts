// A table where every question that editions of the rules disagree on is answered the other way than the usual one.

import { rulesets, type Switches } from "@soulspire/four-souls"
import type { SwitchName } from "../../src/rulesets/switches.ts"

/** What is not answered by yes or no. */
type Other = { [Name in SwitchName]: boolean extends Switches[Name] ? never : Name }[SwitchName]

const others: Pick<Switches, Other> = {
  preventedDeathHp: "as-before",
  timerOnDeath: "any-turn",
  staleRooms: "after-healing",
  endPhaseOrder: "heal-first",
  declareTargets: "with-declaration",
  lootPlayWindow: "action-phase",
  priorityStart: "active",
  rechargeScope: "own",
  penaltyForm: "discard-first",
  doubleDeathOrder: "player-first",
  rollModifierTiming: "stacked",
  wouldRollLoop: "roll-triggers",
  attackValueTiming: "resolved",
  eventFromDeckAttack: "beside",
  soulGainCount: "once",
  simultaneousWin: "shared",
  firstPlayer: "saddest",
  poolSize: "exactly-100",
  bonusSouls: "base-box",
  cursesOnDeath: "discarded",
  preventionShield: "by-hit",
  voteStart: "active",
  tieBreak: "active",
  actionPhaseEnds: "all-pass",
  forcedAttackTiming: "first-chance",
  swapChoice: "swapper",
}

const usual = rulesets["english-2023"]
const flipped = Object.entries(usual).flatMap(([name, answer]) =>
  typeof answer === "boolean" ? [[name, !answer] as const] : [],
)

export const contrary: Switches = { ...usual, ...Object.fromEntries(flipped), ...others }
