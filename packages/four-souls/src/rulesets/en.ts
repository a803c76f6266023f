// How the questions of the rulesets are spoken of in English: each question, its answers in a few words, and why it matters.

import type { SliceWords } from "@soulspire/text"
import { messagesOf, type Said, type SettledSaid } from "./said.ts"

const YES_NO = { yes: "Yes", no: "No" } as const

const questions: Said = {
  rewardsOnStack: {
    asks: "Do a monster's rewards go on the stack?",
    answers: YES_NO,
    why: "If so, players can still act between a kill and its rewards.",
  },
  healStopsDeath: {
    asks: "Does healing stop a death that is already on the stack?",
    answers: YES_NO,
    why: "If so, healing in response saves whoever is at 0 HP.",
  },
  preventedDeathHp: {
    asks: "How much HP is left after a prevented death?",
    answers: { "at-least-1": "At least 1", "as-before": "As much as before the damage" },
    why: "You are left with 1 HP, or with all you had.",
  },
  timerOnDeath: {
    asks: "Which deaths tick the timer down in solo and co-op games?",
    answers: { "own-turn": "Only those on the player's own turn", "any-turn": "All of them" },
    why: "Dying on another player's turn costs time, or is free.",
  },
  endPhaseOrder: {
    asks: "What comes first at the end of a turn?",
    answers: {
      "hand-first": "Discarding down to the maximum hand size",
      "heal-first": "Healing and the end of effects",
    },
    why: "An effect that raises your hand size for a turn may end too soon to help.",
  },
  declareTargets: {
    asks: "When is the target of an attack or a purchase chosen?",
    answers: {
      "after-priority": "After everybody could respond",
      "with-declaration": "With the declaration",
    },
    why: "Whoever responds knows the target, or doesn't.",
  },
  refundDeclaration: {
    asks: "If an attack or a purchase comes to nothing, can it be declared again?",
    answers: YES_NO,
    why: "If so, stealing cents or killing the target costs nobody the attack or the purchase of the turn.",
  },
  lootStepOnStack: {
    asks: "Does the loot of the loot step go on the stack?",
    answers: YES_NO,
    why: "If so, others can act before the card is looted.",
  },
  lootPlayWindow: {
    asks: "How long can you use the turn's loot play?",
    answers: { turn: "Until the end of the turn", "action-phase": "Only in the action phase" },
    why: "You can still play a card in the end phase, or not.",
  },
  priorityStart: {
    asks: "Who has priority first after a roll or a trigger?",
    answers: { adder: "The player whose roll or trigger it is", active: "The active player" },
    why: "Whoever comes first can't wait for what the others do.",
  },
  rechargeScope: {
    asks: "What recharges at the start of a turn?",
    answers: { "own-and-game": "Your own cards, and those the game controls", own: "Your own cards" },
    why: "Deactivated rooms and monsters recharge, or stay as they are.",
  },
  refillOnStack: {
    asks: "Does refilling a slot go on the stack?",
    answers: YES_NO,
    why: "If so, the slot stays empty for a while, and others can act before it is refilled.",
  },
  penaltyOnStack: {
    asks: "Does the death penalty go on the stack?",
    answers: YES_NO,
    why: "If so, what the death triggers resolves first, and players can respond.",
  },
  penaltyForm: {
    asks: "In which order is the death penalty paid?",
    answers: {
      "destroy-first": "First an item; last, cards with ↷ are deactivated",
      "discard-first": "First a loot card; last, all cards are deactivated",
    },
    why: "What the first loss triggers may change the second.",
  },
  activeDeathCleanup: {
    asks: "When the active player dies, does the stack resolve before the turn ends?",
    answers: YES_NO,
    why: "Otherwise the end phase comes at once, and the rest of the stack resolves in it.",
  },
  doubleDeathOrder: {
    asks: "Who dies first when a player and a monster die together?",
    answers: { "monster-first": "The monster", "player-first": "The player" },
    why: "The rewards come before the death penalty, or after it.",
  },
  deathAboveDamageTriggers: {
    asks: "Does a death go on the stack above what its damage triggered?",
    answers: YES_NO,
    why: "What is on top resolves first: the death, or what the damage triggered.",
  },
  rollModifierTiming: {
    asks: "When is a lasting bonus added to a roll?",
    answers: { resolving: "As the roll resolves", stacked: "At once, on the stack above the roll" },
    why: "If it goes on the stack, a roll that is changed later doesn't get the bonus again.",
  },
  wouldRollLoop: {
    asks: "What happens after a card has changed a roll that would be a certain number?",
    answers: {
      responses: "Everybody can respond again",
      "roll-triggers": "It counts as rolled again",
      final: "Nothing: the roll is final",
    },
    why: "If the roll is final, nobody can respond to the new number.",
  },
  attackValueTiming: {
    asks: "Which ATK counts for combat damage?",
    answers: {
      stacked: "The ATK as the damage goes on the stack",
      resolved: "The ATK as the damage resolves",
    },
    why: "A bonus in response to the damage helps, or comes too late.",
  },
  eventFromDeckAttack: {
    asks: "Where does an event go that is revealed by attacking the deck?",
    answers: { "on-a-slot": "Into a slot, like a monster", beside: "Beside the slots" },
    why: "It covers a monster, or leaves them all in place.",
  },
  cursesOnDeath: {
    asks: "How does a player who dies lose their curses?",
    answers: {
      triggered: "Each curse has its own trigger",
      discarded: "All at once, before the death penalty",
    },
    why: "Triggers can be put in order, and players can respond to them.",
  },
  preventionShield: {
    asks: "If a hit is smaller than the damage to be prevented, what happens to the rest?",
    answers: { "by-point": "It prevents later damage", "by-hit": "It is lost" },
    why: "A small hit can use up a lot of prevention.",
  },
  soulGainCount: {
    asks: "How many times do you gain a soul when you gain one worth 2?",
    answers: { "by-value": "Twice", once: "Once" },
    why: "It matters for cards that count souls gained.",
  },
  simultaneousWin: {
    asks: "What if several players have enough souls at once?",
    answers: { tie: "They tie", shared: "They win together", first: "The first to have them wins" },
    why: "If the first one wins, the game is over the moment somebody has enough.",
  },
  firstPlayer: {
    asks: "Who goes first?",
    answers: { "any-fair-way": "As chosen at set-up", saddest: "Cain, or else the saddest player" },
    why: "Going first is an advantage.",
  },
  poolSize: {
    asks: "How many cents are in the game?",
    answers: { "at-least-100": "100 or more", "exactly-100": "Exactly 100" },
    why: "When none are left, nobody gains any.",
  },
  bonusSouls: {
    asks: "Which bonus souls are used?",
    answers: { "three-at-random": "Three at random", "base-box": "Greed, Gluttony and Guppy" },
    why: "You know before the game what to aim for, or only once it begins.",
  },
  modules: {
    asks: "Are there rooms, solo and co-op games, challenges and deck ratios?",
    answers: YES_NO,
    why: "The first edition came before them.",
  },
  gifts: {
    asks: "Can cents be given away for nothing?",
    answers: YES_NO,
    why: "Otherwise a trade needs something in return.",
  },
  staleRooms: {
    asks: "When does a room leave that nobody has changed for a round?",
    answers: {
      "before-healing": "Before everybody heals and effects end",
      "after-healing": "After everybody heals and effects end",
    },
    why: "Only in solo and co-op games.",
  },
  voteStart: {
    asks: "Who votes first?",
    answers: { controller: "The player whose ability it is", active: "The active player" },
    why: "Whoever votes later knows more.",
  },
  clampEvasion: {
    asks: "Does DC stay between 1 and 6?",
    answers: YES_NO,
    why: "Otherwise something can become impossible to hit.",
  },
  tieBreak: {
    asks: "Who comes first where no rule says so?",
    answers: {
      "as-triggers": "As with triggers: the active player, then in turn order",
      active: "Whoever the active player names",
    },
    why: "Rare, but it can decide who gains a bonus soul.",
  },
  actionPhaseEnds: {
    asks: "What ends the action phase?",
    answers: { "active-player": "The active player ends it", "all-pass": "All pass on an empty stack" },
    why: "If all must pass, any response gives the active player another chance to act.",
  },
  rollInsideEffect: {
    asks: "Does an effect that needs a roll stay on the stack below the roll?",
    answers: YES_NO,
    why: "If so, cancelling the effect also cancels the roll, and nothing happens before the number is known.",
  },
  forcedAttackTiming: {
    asks: "When must a forced attack be made?",
    answers: { "before-leaving": "At any time before the phase ends", "first-chance": "At the first chance" },
    why: "You have time to prepare for it, or not.",
  },
  conditionRecheck: {
    asks: "Is the condition of a trigger checked again as it resolves?",
    answers: YES_NO,
    why: "If so, nothing happens when the condition no longer holds.",
  },
  swapChoice: {
    asks: "Who chooses what is swapped?",
    answers: { "each-own": "Each player chooses what they give", swapper: "Whoever swaps chooses both" },
    why: "A swap can take the best, or only what the other is ready to give.",
  },
  declarationOnStack: {
    asks: "Does a declaration go on the stack?",
    answers: YES_NO,
    why: "If so, it can be below something else, such as the death of its player.",
  },
  paidIsActivated: {
    asks: "Is using a paid ability an activation?",
    answers: YES_NO,
    why: "If so, cards about activated abilities affect it too.",
  },
}

const settledQuestions: SettledSaid = {
  dyingMonster: {
    asks: "Where is a monster while it dies?",
    answers: { "set-aside": "Set aside", "on-the-stack": "On the stack" },
    why: "On the stack, it is below what its death triggers until its rewards are paid.",
    decided: "Goes with the question about a monster's rewards (RD-01).",
  },
  discarding: {
    asks: "What counts as discarding?",
    answers: { "from-hand": "Only loot from a hand", anything: "Putting any card into its discard" },
    why: "A monster that is discarded pays nothing, and cards that make somebody discard a soul reach more of them.",
    decided: "Decided by what each card says.",
  },
}

export const plain = {
  "setting.ruleset": "Rules",
  "setting.ruleset.english-2023": "English rulebook of 2023",
  "setting.ruleset.italian": "Italian rulebook",
  "setting.ruleset.classic": "First edition",
  "setting.ruleset.custom": "Your own mix",
  "setting.ruleset.help": "Where the editions disagree, this one decides.",
  "setting.switches": "Where the editions disagree",
  "setting.switches.help": "What you don't change stays as in 2023.",
  "refusal.switches-are-for-custom": "Single questions can only be answered in your own mix of rules.",
  "refusal.declared-without-target":
    "Two answers contradict each other: a declaration on the stack already has its target, so the target must be chosen with the declaration.",
} as const

export const english: SliceWords = { messages: { ...messagesOf(questions, settledQuestions), ...plain } }
