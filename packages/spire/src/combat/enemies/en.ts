// English words for enemies.

import { en, type SliceWords } from "@soulspire/text"

const { noun, person } = en

/** Where an enemy's action stands. */
const by = { die: "#", cube: "slot #", mode: "mode #" }

export const english: SliceWords = {
  lexicon: {
    nouns: {
      gremlin: noun("Gremlin"),
      // Rows are switched with players; that one without any can be gone to is a rule of a single combat.
      neighbour: { ...person("player"), any: "another player" },
    },
    kinds: {
      gremlin: "gremlin",
    },
    numbers: {
      cube: { noun: noun("slot") },
      nextSlot: {
        noun: noun("next slot"),
        set: [{ if: { span: false }, say: "[of] go back to slot [to] next" }],
        atOnce: true,
      },
      mostPowers: {
        noun: noun("most Powers", "most Powers"),
        called: { this: "the most Powers that a player has in play" },
      },
      mode: { noun: noun("mode") },
      row: { noun: noun("row") },
    },
    whoms: {
      facing: { noun: { one: "player in its row", many: "players in its row", person: true } },
      // Whoever stands in the rows of one that has two.
      facingEach: { noun: person("player in its rows", "players in its rows"), each: true },
    },
    tests: {
      rowIsHeld: { noun: "row" },
      isInvincible: { say: "[of] be Invincible" },
      hasRowFor: { noun: "neighbour" },
      isInRow: { say: "[of] be in [with]", adjunct: true, besides: { enemy: "boss" } },
      sharesRow: {
        say: [
          { on: "enemy", if: { with: "this" }, say: "[of] be in its row" },
          { say: "[of] be in [with:row/own]" },
        ],
        adjunct: true,
        single: "player",
        besides: { enemy: "boss" },
      },
    },
    acts: {
      arrive: { say: "[it=enemy] come", tag: "Set-up" },
      move: { say: "[it=enemy] act", on: "enemy", by, mine: true },
      face: {
        say: "[it=enemy] do",
        on: "enemy",
        by,
        mine: true,
        tag: "at the start of the turn",
        you: "facingEach",
      },
      lastMove: { say: "[it=enemy] act last", on: "enemy", by, mine: true, tag: "acting last" },
    },
    ops: {
      bring: "[you] summon [name]",
      summon: [
        { if: { times: true }, say: "[you] summon [times] [name/many]" },
        { say: "[you] summon [name/a]" },
      ],
      summonSome: [
        {
          if: { kind: "gremlin" },
          say: "[you] summon [amount:gremlin] at random, or [alone] against one player alone",
        },
      ],
      summonSomeForAll: [
        { if: { kind: "gremlin" }, say: "[you] summon [amount:gremlin] at random in each player's row" },
      ],
      giveBlock: "[x=the_card!] give the [name] [amount:block]",
      summonForAll: "[you] summon [names/a] in each player's row",
      fillRows: [
        {
          if: { names: "word" },
          say: "[you] summon [names/many] until there are [most] in each player's row",
        },
        { say: "[you] fill every row up to [most:enemy] with [names] in turn" },
      ],
      revive: "[you] return [whom] to the combat( with [hp:hp])",
      loseInvincible: "[whom!] stop being Invincible",
      enterMode: "[whom] enter mode [mode]",
    },
    places: {
      mode: "mode #",
      cube: "slot #",
      die: "#",
    },
    actors: {
      enemy: "facing",
    },
  },
  messages: {
    "verb.arrive": "appear",
    "verb.move": "act",
    "verb.lastMove": "act last",
    "event.enemyMoves": "{whom} acts.",
    "event.entersMode": "{whom} enters mode {mode}.",
    "event.enemiesLoseBlock": "The enemies lose {amount} Block.",
    "event.slideCubes": "The enemies' cubes move on.",
    "event.move.enter": "{card} appears.",
    "event.move.return": "{card} is back.",
    "prompt.face": "Switch rows, or confirm: then the enemy you face acts against you.",
    "act.step": "Go to {what}",
    "thing.row": "row {at}",
    "verb.step": "go to a row",
    "verb.face": "face",
    "event.losesInvincible": "{whom} is no longer Invincible.",
    "event.faces": "{who} faces {whom}.",
    "event.goesToRow": "{who} goes to row {number}.",
    "refusal.row-is-held": "That row is taken, or there is no such row.",
    "event.move.flee": "{card} leaves the combat.",
  },
}
