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
  variant: noun("variant"),
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
  extraTurn: noun("extra turn"),
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
  variant: "variant",
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
  rolls: { noun: { one: "rolls", many: "rolls", plural: true }, ...plus("to rolls") },
  cents: { noun: nouns["cent"], had: true },
}

const ways: Lexicon["ways"] = {
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
