// English rows for the nouns, kinds and numbers of Four Souls.

import { en, type Lexicon } from "@soulspire/text"
import { zones } from "./zones.ts"

const { mass, noun, person } = en

const icon = (name: string, word: string): Lexicon["nouns"][string] => ({ one: word, many: word, icon: name })

const nouns: Lexicon["nouns"] = {
  cent: icon("cent", "¢"),
  hp: icon("hp", "HP"),
  attack: icon("attack", "ATK"),
  evasion: icon("evasion", "DC"),
  damage: mass("damage"),
  combatDamage: mass("combat damage"),
  rewards: { one: "rewards", many: "rewards", plural: true },
  hit: mass("damage"),
  death: noun("death"),
  monster: { ...noun("monster"), deck: "monsterDeck" },
  monsterCard: noun("card in a monster slot", "cards in monster slots"),
  finalBoss: noun("final boss", "final bosses"),
  minion: noun("minion"),
  challenge: noun("challenge"),
  event: { ...noun("event"), not: "non-event" },
  boss: noun("boss", "bosses"),
  item: { ...noun("item"), deck: "treasureDeck" },
  activeItem: noun("active item"),
  passiveItem: noun("passive item"),
  startingItem: noun("starting item"),
  treasure: noun("treasure"),
  trinket: { ...noun("trinket"), not: "non-trinket" },
  ambush: { ...noun("ambush", "ambushes"), not: "non-ambush" },
  curse: noun("curse"),
  room: noun("room"),
  soul: noun("soul"),
  bonusSoul: noun("bonus soul"),
  character: noun("character"),
  loot: { ...noun("loot card"), deck: "lootDeck" },
  lootMore: noun("more loot card"),
  lootPlayed: noun("loot card being played", "loot cards being played"),
  activation: noun("activated ability of an item", "activated abilities of items"),
  guppy: noun("Guppy item"),
  indomitable: noun("indomitable monster"),
  object: noun("card"),
  stacked: noun("thing on the stack", "things on the stack"),
  roll: noun("dice roll"),
  attackRoll: { ...noun("attack roll"), not: "non-attack" },
  die: noun("die", "dice"),
  counter: noun("counter"),
  goldCounter: noun("gold counter"),
  level: noun("level"),
  monsterSlot: noun("monster slot"),
  freeSlot: noun("monster slot not under attack", "monster slots not under attack"),
  shopSlot: noun("shop slot"),
  roomSlot: noun("room slot"),
  extraAttack: noun("more attack"),
  turn: noun("turn"),
  time: noun("time"),
  moreTime: noun("more time"),
  morePurchase: noun("more purchase"),
  livingPlayer: person("living player"),
  attacker: person("attacking player"),
}

const kinds: Lexicon["kinds"] = {
  monster: "monster",
  event: "event",
  boss: "boss",
  item: "item",
  active: "activeItem",
  passive: "passiveItem",
  "starting-item": "startingItem",
  treasure: "treasure",
  trinket: "trinket",
  ambush: "ambush",
  curse: "curse",
  room: "room",
  challenge: "challenge",
  "bonus-soul": "bonusSoul",
  character: "character",
  loot: "loot",
  guppy: "guppy",
  indomitable: "indomitable",
}

/** What somebody has, and what they get for a time. */
const plus = (words: string): Pick<Lexicon["numbers"][string], "plus" | "passing"> => ({
  plus: `[of] have [by] ${words}`,
  passing: `[of] gain [by] ${words}`,
})
const sign = (name: string): string => `{icon ${name}|${nouns[name].one}}`

const numbers: Lexicon["numbers"] = {
  health: { noun: nouns["hp"], had: true, ...plus(sign("hp")) },
  attack: { noun: nouns["attack"], ...plus(sign("attack")) },
  evasion: { noun: nouns["evasion"], ...plus(sign("evasion")) },
  eternal: {
    noun: noun("eternal"),
    plus: [{ if: { by: "+1" }, say: "[of] be {keyword eternal|eternal}" }],
    gained: "[whom] gain {keyword eternal|eternal}",
  },
  startingItem: {
    noun: noun("starting item"),
    plus: [{ if: { by: "+1" }, say: "[of] be a starting item" }],
    gained: "[whom] become a starting item",
  },
  rolls: { noun: { one: "rolls", many: "rolls", plural: true }, ...plus("to rolls") },
  attackRolls: {
    noun: { one: "attack rolls", many: "attack rolls", plural: true },
    plus: [
      {
        if: { of: "you", during: "rollsFirst" },
        say: "[of] have [by] to your first attack roll each turn",
      },
      { say: "[of] have [by] to attack rolls" },
    ],
    passing: "[of] gain [by] to attack rolls",
  },
  handSize: { noun: noun("maximum hand size") },
  lootStep: {
    noun: { one: "cards of the loot step", many: "cards of the loot step", plural: true },
    plus: [{ if: { more: true }, say: "[of] loot [by] in [of/own] loot step" }],
  },
  lootPlays: {
    noun: { one: "loot plays", many: "loot plays", plural: true },
    plus: [{ if: { more: true }, say: "[of] may play [more:lootMore] on [of:turn/own]" }],
  },
  freePlays: {
    noun: { one: "loot plays", many: "loot plays", plural: true },
    plus: [{ if: { by: "+1" }, say: "[of] may play any number of additional loot cards" }],
  },
  attacks: {
    noun: { one: "attacks", many: "attacks", plural: true },
    plus: [{ if: { more: true }, say: "[of] may attack [more:moreTime] on [of:turn/own]" }],
  },
  freeAttacks: {
    noun: { one: "attacks", many: "attacks", plural: true },
    plus: [{ if: { by: "+1" }, say: "[of] may attack any number of times on [of:turn/own]" }],
  },
  purchases: {
    noun: { one: "purchases", many: "purchases", plural: true },
    plus: [{ if: { more: true }, say: "[of] may make [more:morePurchase] on [of:turn/own]" }],
  },
  price: {
    noun: noun("price"),
    plus: [{ if: { less: true }, say: "[of] cost [less:cent] less" }, { say: "[of] cost [more:cent] more" }],
  },
  goal: { noun: { one: "souls to win", many: "souls to win", plural: true } },
  cents: { noun: nouns["cent"], had: true },
  souls: { noun: noun("soul"), had: true },
  gold: { noun: noun("gold counter"), had: true },
  counters: { noun: noun("counter"), had: true },
  level: { noun: noun("level"), had: true, tag: "at level # or more" },
  slot: { noun: noun("slot") },
  value: { noun: noun("result"), known: true },
  roll: { noun: noun("fatal attack roll"), on: "on an attack roll of #" },
  "removeCountersOrAll.as": { noun: noun("counter"), each: "for each counter removed" },
}

const ways: Lexicon["ways"] = {
  cut: "stop here and end the turn",
  draw: "a draw",
  lowest: "a 1",
  highest: "a 6",
}

export const nounRows: Pick<Lexicon, "nouns" | "zones" | "kinds" | "numbers" | "ways"> = {
  nouns,
  zones,
  kinds,
  numbers,
  ways,
}
