// How turns are spoken of in English.

import type { SliceWords } from "@soulspire/text"
import { PLAYED_FROM } from "../loot/plays.ts"

export const messages = {
  "prompt.action":
    "Your turn: play, activate, attack, buy, or {pass, select, end {pass. The action phase is over when all pass in a row} other {end it}}.",
  "prompt.discard-room": "Choose a room to put into discard, or none.",
  "prompt.endless": "This would go on forever. Stop here and end the turn, or call it a draw?",
  "act.play": "Play {what}",
  "act.activate": "Activate {what}",
  "act.end": "End the turn",
  "act.end.pass": "Pass (the action phase ends when all pass)",
  "verb.play": "play loot",
  "verb.activate": "activate",
  "verb.end": "end the turn",
  "event.turn": "{who}: turn {turn}.",
  "event.turnEnding.cut": "{who}''s turn ends at once.",
  "event.extraTurn": "{who} takes an extra turn after this one.",
  "event.skipTurn": "{who} will skip their next turn.",
  "event.turnSkipped": "{who} skips a turn.",
  "event.declareEnd": "{who} wants to end the turn.",
  "event.passAction": "{who} passes.",
  "outcome.draw": "The game ends in a draw.",
  "refusal.active-player-only": "Only the active player can use a room.",
  "refusal.attack-first": "You must attack first.",
  "refusal.no-attack-left": "You have no attack left this turn.",
  "refusal.no-loot-play": "You have no loot play left.",
  "refusal.no-purchase-left": "You have no purchase left this turn.",
  "phase.set-up": "Set-up",
  "phase.start": "Start phase",
  "phase.loot": "Loot step",
  "phase.action": "Action phase",
  "phase.attack": "Attack",
  "phase.end": "End phase",
  "thing.lootStep": "Loot for the turn",
} as const

export const english: SliceWords = {
  lexicon: {
    ops: {
      endTurn: "[you] end the turn",
      extraTurn: [
        { if: { times: "1" }, say: "[who] take an extra turn after this one" },
        { say: "[who] take [times:extraTurn] after this one" },
      ],
      skipTurn: "[who] skip [who/own] next turn",
      lootPlay: "[who] may play [amount:lootMore] this turn",
    },
    events: {
      startPhase: [
        { if: { who: "you" }, say: "=at the start of your turn", lead: true },
        { if: { who: false }, say: "=at the start of each turn", lead: true },
        { say: "[who=player] start a turn" },
      ],
      endPhase: [
        { if: { who: "you" }, say: "=at the end of your turn", lead: true },
        { if: { who: false }, say: "=at the end of each turn", lead: true },
        { say: "[who=player] end a turn" },
      ],
      lootPhase: [
        { if: { who: "you" }, say: "=at the start of your loot step", lead: true },
        { if: { who: false }, say: "=at the start of each loot step", lead: true },
      ],
      actionPhase: [
        { if: { who: "you" }, say: "=at the start of your action phase", lead: true },
        { if: { who: false }, say: "=at the start of each action phase", lead: true },
      ],
      turn: [
        { if: { who: "you" }, say: "=as your turn starts", lead: true },
        { say: "[who=player] begin a turn" },
      ],
      turnEnd: [
        { if: { who: "you" }, say: "=as your turn ends", lead: true },
        { say: "[who=player] end a turn" },
      ],
    },
    whoms: {
      active: {
        noun: { one: "active player", many: "active players", person: true },
        you: "it is your turn",
        has: "turn",
        during: "on your turn",
      },
      starter: { noun: { one: "starting player", many: "starting players", person: true } },
      toTheLeft: {
        noun: { one: "player to the active player's left", many: "players to the left", person: true },
        beside: { whom: "active", noun: "player to their left" },
      },
      toTheRight: {
        noun: { one: "player to the active player's right", many: "players to the right", person: true },
        beside: { whom: "active", noun: "player to their right" },
      },
    },
    spans: {
      turn: { till: "till end of turn", during: "this turn", each: "each turn", sum: "in one turn" },
      nextTurn: {
        till: "till the start of your next turn",
        during: "before your next turn",
        each: "each turn",
      },
      round: { till: "till end of round", during: "this round", each: "each round" },
    },
    acts: {
      play: { say: "[who=player] play [it=loot]", from: PLAYED_FROM },
      activate: { say: "[who=player] activate [it=object]" },
      end: { say: "[who=player] end the turn", tag: "End the turn" },
    },
    ways: {
      cut: "stop here and end the turn",
      draw: "a draw",
    },
  },
  messages,
}
