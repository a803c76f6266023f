// Where editions of the rules disagree: one row for each question that has a switch (`RD-*` in docs/rules/four-souls.md), its
// answers, and which edition gives which. Rules ask for an answer, never for an edition.

export interface Row<A extends boolean | string> {
  readonly rule: string
  readonly answers: readonly A[]
  /** The English rulebook of 2023. */
  readonly english: A
  readonly italian: A
  /** The comprehensive rules of the first edition. */
  readonly classic: A
}

/** Answered by one of these; editions that are not named answer as the English one does. */
export function oneOf<const A extends string>(
  rule: string,
  answers: readonly A[],
  english: NoInfer<A>,
  others: { italian?: NoInfer<A>; classic?: NoInfer<A> } = {},
): Row<A> {
  return { rule, answers, english, italian: others.italian ?? english, classic: others.classic ?? english }
}

/** Answered by yes or no. */
function yesNo(
  rule: string,
  english: boolean,
  others: { italian?: boolean; classic?: boolean } = {},
): Row<boolean> {
  const { italian = english, classic = english } = others
  return { rule, answers: [false, true], english, italian, classic }
}

export const switches = {
  /** RD-01, RD-02: do a monster's rewards wait on the stack, below what its death has set off? */
  rewardsOnStack: yesNo("RD-01", false, { classic: true }),
  /** RD-03: does healing above 0 HP stop a death that waits? */
  healStopsDeath: yesNo("RD-03", false, { italian: true }),
  /** RD-04: what has somebody whose death was prevented: at least 1 HP, or what there was before the blow? */
  preventedDeathHp: oneOf("RD-04", ["at-least-1", "as-before"], "at-least-1", { classic: "as-before" }),
  /** RD-05: which deaths cost time, where players play together? */
  timerOnDeath: oneOf("RD-05", ["own-turn", "any-turn"], "own-turn", { italian: "any-turn" }),
  /** RD-06: does the end phase see to the hand before everybody heals and effects end, or after? */
  endPhaseOrder: oneOf("RD-06", ["hand-first", "heal-first"], "hand-first", { classic: "heal-first" }),
  /** RD-07: is the target of an attack or a purchase named after everybody could answer, or with the declaration? */
  declareTargets: oneOf("RD-07", ["after-priority", "with-declaration"], "after-priority", {
    classic: "with-declaration",
  }),
  /** RD-08: may a declaration that came to nothing be made again? */
  refundDeclaration: yesNo("RD-08", false, { classic: true }),
  /** RD-09: does the turn's loot wait on the stack? */
  lootStepOnStack: yesNo("RD-09", false, { classic: true }),
  /** RD-10: is the turn's loot play good until the turn is over, or for the action phase? */
  lootPlayWindow: oneOf("RD-10", ["turn", "action-phase"], "turn", { classic: "action-phase" }),
  /** RD-11: who has priority first after a roll or a trigger: whose it is, or the active player? */
  priorityStart: oneOf("RD-11", ["adder", "active"], "adder", { classic: "active" }),
  /** RD-12: does the recharge step reach what the game controls? */
  rechargeScope: oneOf("RD-12", ["own-and-game", "own"], "own-and-game", { italian: "own", classic: "own" }),
  /** RD-13: does filling a slot wait on the stack? */
  refillOnStack: yesNo("RD-13", false, { classic: true }),
  /** RD-14: does the penalty for dying wait on the stack, below what the death has set off? */
  penaltyOnStack: yesNo("RD-14", false, { classic: true }),
  /** RD-15: in which order is the penalty paid, and does it reach what cannot be deactivated for anything? */
  penaltyForm: oneOf("RD-15", ["destroy-first", "discard-first"], "destroy-first", {
    classic: "discard-first",
  }),
  /** RD-16: does the stack resolve before the end phase when the active player has died? */
  activeDeathCleanup: yesNo("RD-16", true, { classic: false }),
  /** RD-17: whose death comes first when a player and a monster die together? `player-first`: they are stacked as triggers are. */
  doubleDeathOrder: oneOf("RD-17", ["monster-first", "player-first"], "monster-first", {
    classic: "player-first",
  }),
  /** RD-18, FS-Q-13: is a death put above the triggers of the damage that it came of? */
  deathAboveDamageTriggers: yesNo("RD-18", true),
  /** RD-19: are lasting bonuses applied as a roll resolves, or put on the stack above it? */
  rollModifierTiming: oneOf("RD-19", ["resolving", "stacked"], "resolving", { classic: "stacked" }),
  /** RD-20: where does a roll go back to when "would roll" has changed it? `final`: it is changed once it has resolved. */
  wouldRollLoop: oneOf("RD-20", ["responses", "roll-triggers", "final"], "responses", {
    italian: "roll-triggers",
    classic: "final",
  }),
  /** RD-21: is the attack of combat damage the one as it is put on the stack, or as it resolves? */
  attackValueTiming: oneOf("RD-21", ["stacked", "resolved"], "stacked", { classic: "resolved" }),
  /** RD-22: does an event that an attack on the deck finds go on a slot, or is it met beside them? */
  eventFromDeckAttack: oneOf("RD-22", ["on-a-slot", "beside"], "on-a-slot", { classic: "beside" }),
  /** RD-23: does each curse of whoever dies go by a trigger of its own, or all of them before anything else? */
  cursesOnDeath: oneOf("RD-23", ["triggered", "discarded"], "triggered", { classic: "discarded" }),
  /** RD-24: what is left of a shield that a smaller blow has not used up: the rest of its points, or nothing? */
  preventionShield: oneOf("RD-24", ["by-point", "by-hit"], "by-point", { classic: "by-hit" }),
  /** RD-25: how often is gaining a soul worth 2 gaining a soul? */
  soulGainCount: oneOf("RD-25", ["by-value", "once"], "by-value", { italian: "once", classic: "once" }),
  /** RD-26: what comes of several who have enough souls at once: a tie, a win that they share, or a win of the first? */
  simultaneousWin: oneOf("RD-26", ["tie", "shared", "first"], "tie", { italian: "shared", classic: "first" }),
  /** RD-27: how is the first player found, where no character goes first? */
  firstPlayer: oneOf("RD-27", ["any-fair-way", "saddest"], "any-fair-way", { classic: "saddest" }),
  /** RD-28: how many cents are there in a game? */
  poolSize: oneOf("RD-28", ["at-least-100", "exactly-100"], "at-least-100", { classic: "exactly-100" }),
  /** RD-29: which bonus souls can be gained? */
  bonusSouls: oneOf("RD-29", ["three-at-random", "base-box"], "three-at-random", { classic: "base-box" }),
  /** RD-30: are there rooms, solo and co-op, challenges? */
  modules: yesNo("RD-30", true, { classic: false }),
  /** RD-32: may cents be offered for nothing? */
  gifts: yesNo("RD-32", false, { classic: true }),
  /** RD-33: does a room that nobody has changed go before everybody heals and effects end, or after? */
  staleRooms: oneOf("RD-33", ["before-healing", "after-healing"], "before-healing", {
    italian: "after-healing",
  }),
  /** RD-34: who votes first: whoever's ability it is, or the active player? */
  voteStart: oneOf("RD-34", ["controller", "active"], "controller", { classic: "active" }),
  /** RD-35: does evasion stay between 1 and 6? */
  clampEvasion: yesNo("RD-35", true),
  /** RD-36: who comes first where nothing else says so: as with triggers, or whom the active player names? */
  tieBreak: oneOf("RD-36", ["as-triggers", "active"], "as-triggers", { classic: "active" }),
  /** RD-37: does the active player alone end the action phase, or is it over once all have passed on an empty stack? */
  actionPhaseEnds: oneOf("RD-37", ["active-player", "all-pass"], "active-player", { classic: "all-pass" }),
  /** RD-38: does an effect that needs a roll stay on the stack below it, and begin once the roll has resolved? */
  rollInsideEffect: yesNo("RD-38", false, { classic: true }),
  /** RD-39: when is an attack made that must be made: at any time before the phase is left, or at the first chance? */
  forcedAttackTiming: oneOf("RD-39", ["before-leaving", "first-chance"], "before-leaving", {
    classic: "first-chance",
  }),
  /** RD-40: is the condition of a trigger checked again as it resolves? */
  conditionRecheck: yesNo("RD-40", false, { classic: true }),
  /** RD-41: who picks what is swapped: each what they give, or whoever swaps both? */
  swapChoice: oneOf("RD-41", ["each-own", "swapper"], "each-own", { classic: "swapper" }),
  /** RD-42: does a declaration wait on the stack, where it can lie below something else? */
  declarationOnStack: yesNo("RD-42", false, { classic: true }),
  /** RD-43: is using a paid ability an activation, or only what costs deactivating something? */
  paidIsActivated: yesNo("RD-43", true, { classic: false }),
} satisfies Record<string, Row<boolean> | Row<string>>

export type SwitchName = keyof typeof switches

/** The answers a game is played by. */
export type Switches = { [Name in SwitchName]: (typeof switches)[Name]["english"] }

export const switchNames = Object.keys(switches) as SwitchName[]
