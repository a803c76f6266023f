// English words for rounds, turns and the die.

import { en, type SliceWords } from "@soulspire/text"

const { noun } = en

export const english: SliceWords = {
  lexicon: {
    numbers: {
      die: {
        noun: noun("die", "dice"),
        called: { this: "the die" },
        claims: { le: "the die shows # or less", ge: "the die shows # or more" },
      },
      round: {
        noun: noun("round"),
        called: { this: "the round" },
        tag: "from round # on",
        claims: { eq: "it is round #", ge: "it is round # or later" },
      },
    },
    whoms: {
      die: { noun: { one: "die", many: "dice" } },
    },
    spans: {
      turn: { till: "till end of turn", during: "this turn", each: "each turn" },
      round: { till: "till end of round", during: "this round", each: "each round" },
      combat: { onlyOne: "enemy", till: "till end of combat", during: "this combat", each: "each combat" },
    },
    acts: {
      change: { say: "[who=player] change the die with [it=card]", tag: "After the die is rolled" },
      switch: { say: "[who=player] switch rows", tag: "Switch rows" },
    },
    ops: {
      // Any number of a die is chosen as it is turned.
      number: [
        { if: { by: "you", from: "1", to: "6" }, say: "=" },
        { say: "[by] choose a number from [from] to [to]" },
      ],
      addToDie: [
        { if: { amount: "-1" }, say: "[you] subtract 1 from the die; 1 becomes 6" },
        { if: { amount: "1" }, say: "[you] add 1 to the die; 6 becomes 1" },
        { if: { amount: true }, say: "[you] add [amount] to the die" },
      ],
      turnDie: [
        { if: { to: "that" }, say: "[you] turn the die to any number" },
        { if: { to: true }, say: "[you] turn the die to [to]" },
      ],
      // Cards roll it after it has been rolled.
      rollDie: "[you] roll the die again",
      rerollDie: [
        {
          if: { for: "this" },
          say: "[you] roll the die again, once per attack: all enemies go by the new result , relics do not",
        },
      ],
    },
    events: {
      combatStarts: [{ if: { who: false }, say: "=at the start of combat", lead: true }],
      combatBegins: [
        { if: { who: "you" }, say: "=at the start of combat", lead: true },
        { say: "[who=player] begin a combat" },
      ],
      combatEnds: [
        { if: { who: "you" }, say: "=at the end of combat", lead: true },
        { say: "[who=player] end a combat" },
      ],
      beforeDraw: [
        { if: { who: "you" }, say: "=at the start of your turn, before you draw", lead: true },
        { say: "[who=player] be about to draw the cards of a turn" },
      ],
      turnStarts: [
        { if: { who: "you" }, say: "=at the start of your turn", lead: true },
        { say: "[who=player] start a turn" },
      ],
      turnEnds: [
        {
          if: { who: "you" },
          say: "=at the end of your turn",
          lead: true,
          next: { span: "turn", say: "at the end of this turn" },
        },
        { say: "[who=player] end a turn" },
      ],
      roundStarts: [
        {
          if: { who: false },
          say: "=at the start of each round",
          lead: true,
          next: { span: "combat", say: "at the start of the next round" },
        },
      ],
      roundPlayed: [{ if: { who: false }, say: "=at the end of each turn", lead: true }],
      dieShows: [{ if: { who: "you" }, say: "[x=the_die] show [face]", once: true }],
    },
  },
  messages: {
    // What is asked
    "prompt.play": "Your turn: play cards, use what you have, or end your turn.",
    "prompt.die": "The die has been rolled. Change it?",
    "prompt.rows": "Before the combat: switch rows, or confirm.",
    "prompt.not-done": "You have ended your turn. The others are still playing.",
    "prompt.not-ready": "You have confirmed. The others have not yet.",
    "prompt.next": "Several things happen now, and their order matters. What comes first?",
    "prompt.unusual": "The rest happens in the usual order. The others are still choosing.",
    "prompt.discard-order": "Your turn ends. In which order do you discard your hand?",
    "act.change": "Change the die with {what}",
    "act.switch": "Switch rows with {what}",
    "act.next": "{what}",
    "option.usual": "All in the usual order",
    "option.unusual": "Choose the order myself",
    "option.done": "Done",
    "option.not-done": "Resume my turn",
    "option.keep": "Keep the die",
    "option.ready": "Confirm",
    "option.not-ready": "Not ready yet",
    "verb.change": "change the die",
    "verb.switch": "switch rows",
    "verb.next": "choose what comes next",
    // What is told
    "event.combatStarts": "The combat begins.",
    "event.reward": "{who} gets the reward of {from}.",
    "event.die": "The die shows {value}.",
    "event.brokenOff": "This would never end, so it is stopped.",
    "event.switchRows": "{who} and {with} switch rows.",
  },
}
