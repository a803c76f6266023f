// Italian rows for the zones of Four Souls.

import { it, type Lexicon } from "@soulspire/text"

const { f, m } = it

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
const MONSTERS = ["monsterCard", "monster", "event", "boss", "finalBoss", "minion", "indomitable", "freeSlot"]

export const zones: Lexicon["zones"] = {
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
    noun: f("area di gioco", "aree di gioco"),
    holds: "object",
    home: { of: ITEMS },
    alone: "di un giocatore qualsiasi",
    own: true,
    in: "in",
    into: "in",
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
    plain: true,
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
    behind: "di",
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
    home: { with: { monsters: ["freeSlot"] } },
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
