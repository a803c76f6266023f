// Italian rows for the nouns, kinds and numbers of Four Souls.

import { it, type Lexicon } from "@soulspire/text"
import { zones } from "./zones.ts"

const { f, m, somebody } = it

const icon = (name: string, word: string, gender: "m" | "f"): Lexicon["nouns"][string] => ({
  one: word,
  many: word,
  gender,
  icon: name,
})

const nouns: Lexicon["nouns"] = {
  cent: icon("cent", "¢", "m"),
  hp: icon("hp", "HP", "m"),
  attack: icon("attack", "ATK", "m"),
  evasion: icon("evasion", "DC", "f"),
  damage: m("danno", "danni"),
  combatDamage: m("danno da combattimento", "danni da combattimento"),
  rewards: { one: "ricompense", many: "ricompense", gender: "f", plural: true },
  hit: { one: "danni", many: "danni", gender: "m", plural: true },
  death: f("morte", "morti"),
  monster: { ...m("mostro", "mostri"), deck: "monsterDeck" },
  monsterCard: f("carta in uno spazio mostro", "carte negli spazi mostro"),
  finalBoss: m("boss finale", "boss finali"),
  minion: m("minion"),
  challenge: f("sfida", "sfide"),
  variant: f("variante", "varianti"),
  event: { ...m("evento", "eventi"), not: "non evento" },
  boss: m("boss"),
  item: { ...m("oggetto", "oggetti"), deck: "treasureDeck" },
  activeItem: m("oggetto attivo", "oggetti attivi"),
  passiveItem: m("oggetto passivo", "oggetti passivi"),
  startingItem: m("oggetto iniziale", "oggetti iniziali"),
  treasure: m("tesoro", "tesori"),
  trinket: { ...m("Gingillo", "Gingilli"), not: "non Gingillo" },
  ambush: { ...f("Imboscata", "Imboscate"), not: "non Imboscata" },
  curse: f("maledizione", "maledizioni"),
  room: f("stanza", "stanze"),
  soul: f("anima", "anime"),
  bonusSoul: f("anima bonus", "anime bonus"),
  character: m("personaggio", "personaggi"),
  loot: { ...f("carta bottino", "carte bottino"), deck: "lootDeck" },
  lootMass: { one: "bottino", many: "bottino", gender: "m", mass: true },
  lootMore: f("carta bottino in più", "carte bottino in più"),
  lootPlayed: m("bottino che sta per essere giocato", "bottini che stanno per essere giocati"),
  activation: f("abilità attivata di un oggetto", "abilità attivate di oggetti"),
  guppy: m("oggetto Guppy", "oggetti Guppy"),
  indomitable: m("mostro Indomito", "mostri Indomiti"),
  object: f("carta", "carte"),
  stacked: m("elemento della pila", "elementi della pila"),
  roll: { ...m("tiro di dado", "tiri di dado"), again: "tiro" },
  attackRoll: { ...m("tiro d'attacco", "tiri d'attacco"), not: "non d'attacco" },
  die: m("dado", "dadi"),
  counter: m("segnalino", "segnalini"),
  goldCounter: m("segnalino oro", "segnalini oro"),
  level: m("livello", "livelli"),
  monsterSlot: m("spazio mostro", "spazi mostro"),
  freeSlot: m("spazio mostro che non è sotto attacco", "spazi mostro che non sono sotto attacco"),
  shopSlot: m("spazio negozio", "spazi negozio"),
  roomSlot: m("spazio stanza", "spazi stanza"),
  extraAttack: m("attacco aggiuntivo", "attacchi aggiuntivi"),
  extraTurn: m("turno aggiuntivo", "turni aggiuntivi"),
  turn: m("turno", "turni"),
  time: f("volta", "volte"),
  livingPlayer: somebody(m("giocatore vivente", "giocatori viventi")),
  attacker: somebody(m("giocatore attaccante", "giocatori attaccanti")),
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
  plus: `[of] avere [by] ${words}`,
  passing: `[of] ottenere [by] ${words}`,
})
const sign = (name: string): string => `{icon ${name}|${nouns[name].one}}`
export const plural = (word: string, gender: "m" | "f"): Lexicon["nouns"][string] => ({
  one: word,
  many: word,
  gender,
  plural: true,
})

const numbers: Lexicon["numbers"] = {
  health: { noun: nouns["hp"], had: true, ...plus(sign("hp")) },
  attack: { noun: nouns["attack"], ...plus(sign("attack")) },
  evasion: { noun: nouns["evasion"], ...plus(sign("evasion")) },
  rolls: { noun: plural("tiri di dado", "m"), ...plus("ai tiri di dado") },
  cents: { noun: nouns["cent"], had: true },
}

const ways: Lexicon["ways"] = {
  lowest: "1",
  highest: "6",
}

export const nounRows: Pick<Lexicon, "nouns" | "zones" | "kinds" | "numbers" | "ways"> = {
  nouns,
  zones,
  kinds,
  numbers,
  ways,
}
