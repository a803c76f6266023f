// Italian rows for the nouns, zones, kinds and numbers of Four Souls.

import { it, type Lexicon } from "@soulspire/text"

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
  hit: { one: "danni", many: "danni", gender: "m", plural: true },
  death: f("morte", "morti"),
  monster: m("mostro", "mostri"),
  monsterCard: f("carta in uno spazio mostro", "carte negli spazi mostro"),
  finalBoss: m("boss finale", "boss finali"),
  minion: m("minion"),
  challenge: f("sfida", "sfide"),
  event: m("evento", "eventi"),
  boss: m("boss"),
  item: m("oggetto", "oggetti"),
  activeItem: m("oggetto attivo", "oggetti attivi"),
  passiveItem: m("oggetto passivo", "oggetti passivi"),
  startingItem: m("oggetto iniziale", "oggetti iniziali"),
  treasure: m("tesoro", "tesori"),
  trinket: m("Gingillo", "Gingilli"),
  ambush: f("Imboscata", "Imboscate"),
  curse: f("maledizione", "maledizioni"),
  room: f("stanza", "stanze"),
  soul: f("anima", "anime"),
  bonusSoul: f("anima bonus", "anime bonus"),
  character: m("personaggio", "personaggi"),
  loot: f("carta bottino", "carte bottino"),
  lootMass: { one: "bottino", many: "bottino", gender: "m", mass: true },
  lootMore: f("carta bottino in più", "carte bottino in più"),
  lootPlayed: m("bottino che sta per essere giocato", "bottini che stanno per essere giocati"),
  activation: f("abilità attivata di un oggetto", "abilità attivate di oggetti"),
  guppy: m("oggetto Guppy", "oggetti Guppy"),
  indomitable: m("mostro Indomito", "mostri Indomiti"),
  object: f("carta", "carte"),
  stacked: m("elemento della pila", "elementi della pila"),
  roll: m("tiro di dado", "tiri di dado"),
  attackRoll: m("tiro d'attacco", "tiri d'attacco"),
  die: m("dado", "dadi"),
  counter: m("segnalino", "segnalini"),
  monsterSlot: m("spazio mostro", "spazi mostro"),
  shopSlot: m("spazio negozio", "spazi negozio"),
  roomSlot: m("spazio stanza", "spazi stanza"),
  extraAttack: m("attacco aggiuntivo", "attacchi aggiuntivi"),
  time: f("volta", "volte"),
  livingPlayer: somebody(m("giocatore vivente", "giocatori viventi")),
  attacker: somebody(m("giocatore attaccante", "giocatori attaccanti")),
}

const pile = (name: string): Lexicon["zones"][string] => ({
  noun: m(`mazzo ${name}`, `mazzi ${name}`),
  holds: "card",
  in: "in",
  into: { top: "in cima a", bottom: "in fondo a" },
  from: "da",
})
const heap = (name: string): Lexicon["zones"][string] => ({
  noun: { one: `scarti del mazzo ${name}`, many: `scarti del mazzo ${name}`, gender: "m", plural: true },
  holds: "card",
  in: "in",
  into: "in",
  from: "da",
})

const ITEMS = [
  "object",
  "item",
  "activeItem",
  "passiveItem",
  "startingItem",
  "treasure",
  "trinket",
  "curse",
  "guppy",
  "character",
]
const WARES = ["item", "activeItem", "passiveItem", "treasure", "trinket", "guppy"]
const MONSTERS = ["monsterCard", "monster", "event", "boss", "finalBoss", "minion", "indomitable"]

const zones: Lexicon["zones"] = {
  lootDeck: pile("Bottino"),
  lootDiscard: heap("Bottino"),
  treasureDeck: pile("Tesoro"),
  treasureDiscard: heap("Tesoro"),
  monsterDeck: pile("Mostri"),
  monsterDiscard: heap("Mostri"),
  roomDeck: pile("Stanze"),
  roomDiscard: heap("Stanze"),
  hand: { noun: f("mano", "mani"), holds: "loot", own: true, in: "in", into: "in", from: "da" },
  board: {
    noun: f("plancia", "plance"),
    holds: "object",
    home: { of: ITEMS },
    alone: "di un giocatore qualsiasi",
    own: true,
    in: "su",
    into: "su",
    from: "da",
  },
  souls: {
    noun: { one: "anime", many: "anime", gender: "f", plural: true },
    holds: "soul",
    home: { of: ["soul", "bonusSoul"] },
    own: true,
    in: "tra",
    into: "tra",
    from: "da",
  },
  monsters: {
    noun: { one: "spazi mostro", many: "spazi mostro", gender: "m", plural: true },
    holds: "monsterCard",
    home: { of: MONSTERS, with: { board: ["curse"] } },
    in: "in",
    into: "in",
    from: "da",
  },
  challenge: {
    noun: f("sfida", "sfide"),
    holds: "challenge",
    home: { of: ["challenge"] },
    in: "in",
    into: "in",
    from: "da",
  },
  rooms: {
    noun: { one: "spazi stanza", many: "spazi stanza", gender: "m", plural: true },
    holds: "room",
    home: { of: ["room"] },
    in: "in",
    into: "in",
    from: "da",
  },
  shop: {
    noun: m("negozio", "negozi"),
    holds: "item",
    home: { with: { board: WARES } },
    in: "in",
    into: "in",
    from: "da",
  },
  covered: {
    noun: { one: "carte coperte", many: "carte coperte", gender: "f", plural: true },
    holds: "card",
    in: "sotto un mostro",
    into: "sotto un mostro",
    from: "da sotto un mostro",
    bare: true,
  },
  stack: {
    noun: f("pila", "pile"),
    holds: "stacked",
    home: { of: ["stacked", "roll", "attackRoll", "lootPlayed", "activation"] },
    in: "su",
    into: "su",
    from: "da",
  },
  holding: {
    noun: { one: "carte che muoiono", many: "carte che muoiono", gender: "f", plural: true },
    holds: "object",
    in: "in punto di morte",
    into: "in punto di morte",
    from: "in punto di morte",
    bare: true,
    plain: true,
  },
  draft: { noun: m("draft", "draft"), holds: "treasure", in: "in", into: "in", from: "da" },
  copies: {
    noun: { one: "copie", many: "copie", gender: "f", plural: true },
    holds: "loot",
    own: true,
    in: "tra",
    into: "tra",
    from: "da",
  },
  bonus: {
    noun: { one: "anime bonus", many: "anime bonus", gender: "f", plural: true },
    holds: "bonusSoul",
    in: "tra",
    into: "tra",
    from: "da",
  },
  outside: {
    noun: { one: "carte fuori dal gioco", many: "carte fuori dal gioco", gender: "f", plural: true },
    holds: "card",
    in: "fuori dal gioco",
    into: "fuori dal gioco",
    from: "da fuori dal gioco",
    bare: true,
  },
  under: {
    noun: { one: "carte sotto altre", many: "carte sotto altre", gender: "f", plural: true },
    holds: "card",
    in: "sotto un'altra carta",
    into: "sotto questa carta",
    from: "da sotto questa carta",
    bare: true,
  },
  box: { noun: f("scatola", "scatole"), holds: "card", in: "in", into: "in", from: "da" },
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

const plus = (name: string): string => `[of] avere [by] {icon ${name}|${nouns[name].one}}`
const plural = (word: string, gender: "m" | "f"): Lexicon["nouns"][string] => ({
  one: word,
  many: word,
  gender,
  plural: true,
})

const numbers: Lexicon["numbers"] = {
  health: { noun: nouns["hp"], had: true, plus: plus("hp") },
  attack: { noun: nouns["attack"], plus: plus("attack") },
  evasion: { noun: nouns["evasion"], plus: plus("evasion") },
  eternal: {
    noun: m("eterno", "eterni"),
    plus: [{ if: { by: "+1" }, say: "[of] essere {keyword eternal|etern~}" }],
  },
  rolls: { noun: plural("tiri di dado", "m"), plus: "[of] avere [by] ai tiri di dado" },
  attackRolls: { noun: plural("tiri d'attacco", "m"), plus: "[of] avere [by] ai tiri d'attacco" },
  handSize: { noun: m("limite di carte in mano", "limiti di carte in mano") },
  lootStep: {
    noun: plural("carte della fase Bottino", "f"),
    plus: [{ if: { more: true }, say: "[of] ottenere [by] bottino nella fase Bottino" }],
  },
  lootPlays: {
    noun: plural("giocate di bottino", "f"),
    plus: [{ if: { more: true }, say: "[of] potere giocare [more:lootMore] in ogni turno" }],
  },
  attacks: {
    noun: plural("attacchi", "m"),
    plus: [{ if: { more: true }, say: "[of] potere attaccare [more:time] in più in ogni turno" }],
  },
  purchases: {
    noun: plural("acquisti", "m"),
    plus: [{ if: { more: true }, say: "[of] potere acquistare [more:time] in più in ogni turno" }],
  },
  price: {
    noun: m("prezzo", "prezzi"),
    plus: [
      { if: { less: true }, say: "[of] costare [less:cent] in meno" },
      { say: "[of] costare [more:cent] in più" },
    ],
  },
  goal: { noun: plural("anime per vincere", "f") },
  cents: { noun: nouns["cent"], had: true },
  souls: { noun: f("anima", "anime"), had: true },
  counters: { noun: m("segnalino", "segnalini"), had: true },
  slot: { noun: m("spazio", "spazi") },
  value: { noun: m("risultato", "risultati"), known: true },
}

const ways: Lexicon["ways"] = {
  cut: "fermarsi qui e terminare il turno",
  draw: "pareggio",
}

export const nounRows: Pick<Lexicon, "nouns" | "zones" | "kinds" | "numbers" | "ways"> = {
  nouns,
  zones,
  kinds,
  numbers,
  ways,
}
