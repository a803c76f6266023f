// How the questions of the rulesets are spoken of in English: each question, its answers in a few words, and why it matters.

import type { SliceWords } from "@soulspire/text"
import { messagesOf, type Said, type SettledSaid } from "./said.ts"

const YES_NO = { yes: "Yes", no: "No" } as const

const questions: Said = {
  rewardsOnStack: {
    asks: "Do the rewards of a monster wait on the stack?",
    answers: YES_NO,
    why: "Then somebody can still act between a kill and its reward.",
  },
  healStopsDeath: {
    asks: "Does healing stop a death that waits?",
    answers: YES_NO,
    why: "Then a heal in response saves whoever is at 0 HP.",
  },
  preventedDeathHp: {
    asks: "How much HP is left after a prevented death?",
    answers: { "at-least-1": "At least 1", "as-before": "What there was before the blow" },
    why: "A full heart may come back where otherwise one point does.",
  },
  timerOnDeath: {
    asks: "Which deaths cost time when you play together?",
    answers: { "own-turn": "Those on one's own turn", "any-turn": "All of them" },
    why: "Deaths on another's turn are free or not.",
  },
  endPhaseOrder: {
    asks: "What comes first as a turn ends?",
    answers: {
      "hand-first": "Discarding down to the hand size",
      "heal-first": "Healing, and the end of effects",
    },
    why: "What raises the hand size for a turn helps in one order only.",
  },
  declareTargets: {
    asks: "When is the target of an attack or a purchase named?",
    answers: { "after-priority": "Once everybody could answer", "with-declaration": "With the declaration" },
    why: "Who answers knows what is meant, or does not.",
  },
  refundDeclaration: {
    asks: "Is a declaration that comes to nothing given back?",
    answers: YES_NO,
    why: "Then stealing cents or killing the target costs nobody the attack or the purchase of the turn.",
  },
  lootStepOnStack: {
    asks: "Does the turn's loot wait on the stack?",
    answers: YES_NO,
    why: "Then others can act before the card is drawn.",
  },
  lootPlayWindow: {
    asks: "How long is the turn's loot play good?",
    answers: { turn: "Until the turn is over", "action-phase": "In the action phase" },
    why: "In the end phase one may still play a card, or not.",
  },
  priorityStart: {
    asks: "Who has priority first after a roll or a trigger?",
    answers: { adder: "Whose roll or trigger it is", active: "The active player" },
    why: "Whoever comes first cannot wait for what the others do.",
  },
  rechargeScope: {
    asks: "What recharges at the start of a turn?",
    answers: { "own-and-game": "One's own, and what the game controls", own: "One's own" },
    why: "Rooms and monsters that turn sideways are ready again, or stay so.",
  },
  refillOnStack: {
    asks: "Does filling a slot wait on the stack?",
    answers: YES_NO,
    why: "Then a slot is empty for a while, and others can act before it is filled.",
  },
  penaltyOnStack: {
    asks: "Does the death penalty wait on the stack?",
    answers: YES_NO,
    why: "Then what a death triggers comes before it, and can be answered.",
  },
  penaltyForm: {
    asks: "In which order is the death penalty paid?",
    answers: {
      "destroy-first": "An item first; then what can be used is deactivated",
      "discard-first": "A loot card first; then everything is deactivated",
    },
    why: "What the first loss triggers may change the second.",
  },
  activeDeathCleanup: {
    asks: "Does the stack resolve before the turn of a dead player ends?",
    answers: YES_NO,
    why: "Otherwise the end phase comes at once, and the rest of the stack resolves in it.",
  },
  doubleDeathOrder: {
    asks: "Who dies first when a player and a monster die together?",
    answers: { "monster-first": "The monster", "player-first": "The player" },
    why: "The rewards come before the penalty, or after it.",
  },
  deathAboveDamageTriggers: {
    asks: "Does a death lie above the triggers of its damage?",
    answers: YES_NO,
    why: "What lies above resolves first: the death, or what the damage triggers.",
  },
  rollModifierTiming: {
    asks: "When is a lasting bonus added to a roll?",
    answers: { resolving: "As the roll resolves", stacked: "At once, on the stack above it" },
    why: "On the stack it can be outlasted: a change after it is not raised again.",
  },
  wouldRollLoop: {
    asks: "What follows when a card changes a roll that would be a certain number?",
    answers: {
      responses: "Everybody can respond again",
      "roll-triggers": "It counts as rolled again",
      final: "Nothing: it changes what has been rolled already",
    },
    why: "In the last case nobody can answer the new number.",
  },
  attackValueTiming: {
    asks: "Which attack value counts for combat damage?",
    answers: { stacked: "The one as the damage is put on the stack", resolved: "The one as it resolves" },
    why: "A bonus in response to the damage helps, or comes too late.",
  },
  eventFromDeckAttack: {
    asks: "Where does an event go that an attack on the deck finds?",
    answers: { "on-a-slot": "On a slot, like a monster", beside: "Beside the slots" },
    why: "It covers a monster, or leaves all as they are.",
  },
  cursesOnDeath: {
    asks: "How do the curses of a dead player go?",
    answers: { triggered: "Each by a trigger of its own", discarded: "All at once, before the penalty" },
    why: "Triggers can be answered and ordered.",
  },
  preventionShield: {
    asks: "What is left of a shield that a smaller blow has met?",
    answers: { "by-point": "The rest of it", "by-hit": "Nothing" },
    why: "A small hit can waste a large shield.",
  },
  soulGainCount: {
    asks: "How often is gaining a soul worth 2 gaining a soul?",
    answers: { "by-value": "Twice", once: "Once" },
    why: "For cards that count souls gained.",
  },
  simultaneousWin: {
    asks: "What if several have enough souls at once?",
    answers: { tie: "They tie", shared: "They win together", first: "The first to have them wins" },
    why: "In the last case the game is over the moment somebody has them.",
  },
  firstPlayer: {
    asks: "Who goes first?",
    answers: { "any-fair-way": "As the table says", saddest: "Cain, or else the saddest player" },
    why: "The first turn is worth something.",
  },
  poolSize: {
    asks: "How many cents are in the game?",
    answers: { "at-least-100": "100 or more", "exactly-100": "Exactly 100" },
    why: "When none are left nobody gains any.",
  },
  bonusSouls: {
    asks: "Which bonus souls lie out?",
    answers: {
      "three-at-random": "Three at random",
      "base-box": "Greed, Gluttony and Guppy",
    },
    why: "One knows what to aim for before the game, or sees it then.",
  },
  modules: {
    asks: "Are there rooms, solo and co-op games, challenges and deck ratios?",
    answers: YES_NO,
    why: "The first edition came before them.",
  },
  gifts: {
    asks: "May cents be given for nothing?",
    answers: YES_NO,
    why: "Otherwise a trade needs something in return.",
  },
  staleRooms: {
    asks: "When does a room go that nobody has changed for a round?",
    answers: {
      "before-healing": "Before everybody heals and effects end",
      "after-healing": "After everybody has healed and effects have ended",
    },
    why: "Only where players play together.",
  },
  voteStart: {
    asks: "Who votes first?",
    answers: { controller: "Whoever's ability it is", active: "The active player" },
    why: "Whoever votes later knows more.",
  },
  clampEvasion: {
    asks: "Does evasion stay between 1 and 6?",
    answers: YES_NO,
    why: "Otherwise something can become impossible to hit.",
  },
  tieBreak: {
    asks: "Who comes first where no rule says so?",
    answers: {
      "as-triggers": "As with triggers: the active player, then in turn order",
      active: "Whom the active player names",
    },
    why: "Rare, and it can decide a bonus soul.",
  },
  actionPhaseEnds: {
    asks: "What ends the action phase?",
    answers: { "active-player": "The active player says so", "all-pass": "All pass on an empty stack" },
    why: "Passing is the only way out, and anybody's answer gives the active player another chance to act.",
  },
  rollInsideEffect: {
    asks: "Does an effect that needs a roll stay on the stack below it?",
    answers: YES_NO,
    why: "Then cancelling the effect also ends the roll, and nothing of it happens before the number is known.",
  },
  forcedAttackTiming: {
    asks: "When is an attack made that must be made?",
    answers: {
      "before-leaving": "At any time before the phase is left",
      "first-chance": "At the first chance",
    },
    why: "One may prepare for it, or not.",
  },
  conditionRecheck: {
    asks: "Is the condition of a trigger checked again as it resolves?",
    answers: YES_NO,
    why: "Then it comes to nothing if the condition no longer holds.",
  },
  swapChoice: {
    asks: "Who picks what is swapped?",
    answers: { "each-own": "Each player what they give", swapper: "Whoever swaps, both things" },
    why: "A swap can take the best, or only what the other is ready to give.",
  },
  declarationOnStack: {
    asks: "Does a declaration wait on the stack?",
    answers: YES_NO,
    why: "Then it can lie below something else, such as the death of its player.",
  },
  paidIsActivated: {
    asks: "Is using a paid ability an activation?",
    answers: YES_NO,
    why: "Then what cancels or sees activated abilities reaches it too.",
  },
}

const settledQuestions: SettledSaid = {
  dyingMonster: {
    asks: "Where is a monster while it dies?",
    answers: { "set-aside": "Set aside", "on-the-stack": "On the stack" },
    why: "On the stack it lies below what its death triggers, until its rewards are paid.",
    decided: "Goes with the question of a monster's rewards (RD-01).",
  },
  discarding: {
    asks: "What is discarding?",
    answers: { "from-hand": "Loot from a hand, no more", anything: "Putting anything into its pile" },
    why: "A monster that is discarded pays nothing, and cards that make somebody discard a soul reach more of them.",
    decided: "What a card says decides it.",
  },
}

export const plain = {
  "setting.ruleset": "Rules",
  "setting.ruleset.english-2023": "English rulebook of 2023",
  "setting.ruleset.italian": "Italian rulebook",
  "setting.ruleset.classic": "First edition",
  "setting.ruleset.custom": "A mix of your own",
  "setting.ruleset.help": "Where the editions disagree, this one is followed.",
  "setting.switches": "Questions on which the editions disagree",
  "setting.switches.help": "For a mix of your own. What you leave alone is answered as in 2023.",
  "refusal.switches-are-for-custom": "Single questions are answered only by a mix of your own.",
  "refusal.declared-without-target":
    "Two answers contradict each other: what waits on the stack has a target by then, so the target is named with the declaration.",
} as const

export const english: SliceWords = { messages: { ...messagesOf(questions, settledQuestions), ...plain } }
