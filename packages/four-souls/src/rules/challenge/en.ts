// How winning, timers and challenges are spoken of in English.

import type { SliceWords } from "@soulspire/text"
import { challengeMessages } from "./told.ts"

export const messages = {
  "verb.winTogether": "win the challenge together",
  "verb.winAlone": "win the challenge",
  "event.timerSet": "The timer is set to {now}.",
  "event.timer": "The timer is down to {now}.",
  "outcome.souls":
    "{winners} {count, plural, one {has} other {have}} enough souls and {count, plural, one {wins} other {win}}.",
  "outcome.ability": "{winners} {count, plural, one {wins} other {win}} by a card.",
  "outcome.tie": "{winners} tie: nobody wins alone.",
  "outcome.shared": "{winners} win together.",
  "outcome.together": "{winners} win together.",
  "outcome.challenge": "{winners} win together: the challenge is beaten.",
  "outcome.goal": "{winners} {count, plural, one {wins} other {win}} the challenge.",
  "outcome.timer": "The timer is at 0: {losers} lose.",
  "refusal.no-competitive-form": "This challenge is only played together: the mode must be Solo or Co-op.",
  "refusal.not-in-challenges": "{option} is about souls, and souls don''t win a challenge.",
  "refusal.not-in-this-edition": "Not part of these rules: {option}.",
  "refusal.only-together": "{option} is only for games played together: the mode must be Solo or Co-op.",
  "setting.mode": "Mode",
  "setting.mode.competitive": "Against each other",
  "setting.mode.competitive.help": "The first with four souls wins.",
  "setting.mode.solo": "Solo",
  "setting.mode.solo.help": "One player, two characters, against the timer.",
  "setting.mode.co-op": "Co-op",
  "setting.mode.co-op.help": "Two players together against the timer.",
  "setting.difficulty": "Difficulty",
  "setting.difficulty.normal": "Normal: 4 souls",
  "setting.difficulty.hard": "Hard: 6 souls",
  "setting.difficulty.ultra": "Ultra hard: 8 souls",
  "setting.challenge": "Challenge",
  "setting.challenge.none": "None",
  "setting.soulCap": "Most souls counted per character (0: all)",
  "setting.openHands": "Open hands",
  "setting.openHands.help": "Both players see both hands.",
  "setting.challenge.help":
    "You win by something other than souls. These challenges are our own; the published ones are not included.",
} as const

export const english: SliceWords = {
  lexicon: {
    ops: {
      startTimer: "[you] set the timer to [at]",
      tickTimer: "[you] tick the timer down by [by]",
      putFinalBoss: "[you] put [card/card] into the final boss slot",
      putMinion: "[you] put the top card of the monster deck into a minion slot",
    },
    events: {
      timer: [{ say: "=each time the timer ticks down", lead: true }],
    },
    tests: {
      isFinalBoss: { noun: "finalBoss" },
      isMinion: { noun: "minion" },
      isCoverable: { say: "[of] be free to be covered" },
      isMonsterSlot: { noun: "monsterSlot" },
      isFreeSlot: { noun: "freeSlot" },
    },
    acts: {
      winTogether: { say: "[x=the_players] win together", tag: "Win together", happens: true },
      winAlone: { say: "[who=player] win against the others", tag: "Win alone", happens: "first" },
    },
    printed: {
      challenge:
        "Final bosses and minions stay in their slots until they die. What is no combat damage takes no more than 3 HP from a final boss at once.",
    },
    numbers: {
      goal: { noun: { one: "souls to win", many: "souls to win", plural: true } },
    },
  },
  messages: { ...messages, ...challengeMessages("en") },
}
