// Where editions of the rules disagree: one row for each question (`RD-*` in docs/rules/four-souls.md), and the presets that answer them.

/** The answers a game is played by. Rules ask here, never for an edition. */
export interface Switches {
  /** RD-01, RD-02: do a monster's rewards wait on the stack, below what its death has set off? */
  rewardsOnStack: boolean
  /** RD-03: does healing above 0 HP stop a death that waits? */
  healStopsDeath: boolean
  /** RD-04: what has somebody whose death was prevented: at least 1 HP, or what there was before the blow? */
  preventedDeathHp: "at-least-1" | "as-before"
  /** RD-05: which deaths cost time, where players play together? */
  timerOnDeath: "own-turn" | "any-turn"
  /** RD-06: does the end phase see to the hand before everybody heals and effects end, or after? */
  endPhaseOrder: "hand-first" | "heal-first"
  /** RD-07: is the target of an attack or a purchase named after everybody could answer, or with the declaration? */
  declareTargets: "after-priority" | "with-declaration"
  /** RD-08: may a declaration that came to nothing be made again? */
  refundDeclaration: boolean
  /** RD-09: does the turn's loot wait on the stack? */
  lootStepOnStack: boolean
  /** RD-10: is the turn's loot play good until the turn is over, or for the action phase? */
  lootPlayWindow: "turn" | "action-phase"
  /** RD-11: who has priority first after a roll or a trigger: whose it is, or the active player? */
  priorityStart: "adder" | "active"
  /** RD-12: does the recharge step reach what the game controls? */
  rechargeScope: "own-and-game" | "own"
  /** RD-13: does filling a slot wait on the stack? */
  refillOnStack: boolean
  /** RD-14: does the penalty for dying wait on the stack, below what the death has set off? */
  penaltyOnStack: boolean
  /** RD-23: does each curse of whoever dies go by a trigger of its own, or all of them before anything else? */
  cursesOnDeath: "triggered" | "discarded"
  /** RD-15: in which order is the penalty paid, and does it reach what cannot be deactivated for anything? */
  penaltyForm: "destroy-first" | "discard-first"
  /** RD-16: does the stack resolve before the end phase when the active player has died? */
  activeDeathCleanup: boolean
  /** RD-17: whose death comes first when a player and a monster die together? */
  doubleDeathOrder: "monster-first" | "player-first"
  /** RD-18, FS-Q-13: is a death put above the triggers of the damage that it came of? */
  deathAboveDamageTriggers: boolean
  /** RD-19: are lasting bonuses applied as a roll resolves, or put on the stack above it? */
  rollModifierTiming: "resolving" | "stacked"
  /** RD-20: where does a roll go back to when "would roll" has changed it? */
  wouldRollLoop: "responses" | "roll-triggers"
  /** RD-21: is the attack of combat damage the one as it is put on the stack, or as it resolves? */
  attackValueTiming: "stacked" | "resolved"
  /** RD-22: does an event that an attack on the deck finds go on a slot, or is it met beside them? */
  eventFromDeckAttack: "on-a-slot" | "beside"
  /** RD-25: how often is gaining a soul worth 2 gaining a soul? */
  soulGainCount: "by-value" | "once"
  /** RD-26: what is it called when several have enough souls at once? */
  simultaneousWin: "tie" | "shared"
  /** RD-27: how is the first player found, where no character goes first? */
  firstPlayer: "any-fair-way" | "saddest"
  /** RD-28: how many cents are there in a game? */
  poolSize: "at-least-100" | "exactly-100"
  /** RD-29: which bonus souls can be gained? */
  bonusSouls: "three-at-random" | "base-box"
  /** RD-30: are there rooms, solo and co-op, challenges? */
  modules: boolean
  /** RD-33: does a room that nobody has changed go before everybody heals and effects end, or after? */
  staleRooms: "before-healing" | "after-healing"
  /** RD-32: may cents be offered for nothing? */
  gifts: boolean
  /** RD-24: what is left of a shield that a smaller blow has not used up: the rest of its points, or nothing? */
  preventionShield: "by-point" | "by-hit"
  /** RD-34: who votes first: whoever's ability it is, or the active player? */
  voteStart: "controller" | "active"
  /** RD-36: who comes first where nothing else says so: as with triggers, or whom the active player names? */
  tieBreak: "as-triggers" | "active"
  /** RD-35: does evasion stay between 1 and 6? */
  clampEvasion: boolean
}

export type Ruleset = "english-2023" | "italian"

const english: Switches = {
  rewardsOnStack: false,
  healStopsDeath: false,
  preventedDeathHp: "at-least-1",
  timerOnDeath: "own-turn",
  endPhaseOrder: "hand-first",
  declareTargets: "after-priority",
  refundDeclaration: false,
  lootStepOnStack: false,
  lootPlayWindow: "turn",
  priorityStart: "adder",
  rechargeScope: "own-and-game",
  refillOnStack: false,
  penaltyOnStack: false,
  cursesOnDeath: "triggered",
  penaltyForm: "destroy-first",
  activeDeathCleanup: true,
  doubleDeathOrder: "monster-first",
  deathAboveDamageTriggers: true,
  rollModifierTiming: "resolving",
  wouldRollLoop: "responses",
  attackValueTiming: "stacked",
  eventFromDeckAttack: "on-a-slot",
  soulGainCount: "by-value",
  simultaneousWin: "tie",
  firstPlayer: "any-fair-way",
  poolSize: "at-least-100",
  bonusSouls: "three-at-random",
  modules: true,
  staleRooms: "before-healing",
  gifts: false,
  preventionShield: "by-point",
  voteStart: "controller",
  tieBreak: "as-triggers",
  clampEvasion: true,
}

export const rulesets: Readonly<Record<Ruleset, Switches>> = {
  "english-2023": english,
  italian: {
    ...english,
    healStopsDeath: true,
    timerOnDeath: "any-turn",
    staleRooms: "after-healing",
    rechargeScope: "own",
    wouldRollLoop: "roll-triggers",
    soulGainCount: "once",
    simultaneousWin: "shared",
  },
}
