// English rows for the zones of Four Souls.

import { en, type Lexicon } from "@soulspire/text"

const { noun } = en

const pile = (name: string, holds: string): Lexicon["zones"][string] => ({
  noun: noun(name),
  holds,
  in: "in",
  into: { top: "on top of", bottom: "on the bottom of" },
  from: "from",
})
const heap = (name: string, holds: string): Lexicon["zones"][string] => ({
  noun: noun(name),
  holds,
  in: "in",
  into: "into",
  from: "from",
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
  lootDeck: pile("loot deck", "card"),
  lootDiscard: heap("loot discard", "card"),
  treasureDeck: pile("treasure deck", "card"),
  treasureDiscard: heap("treasure discard", "card"),
  monsterDeck: pile("monster deck", "card"),
  monsterDiscard: heap("monster discard", "card"),
  roomDeck: pile("room deck", "card"),
  roomDiscard: heap("room discard", "card"),
  hand: { ...heap("hand", "loot"), own: true, kept: "in hand" },
  board: {
    noun: noun("control"),
    holds: "object",
    home: { of: ITEMS },
    alone: "player",
    own: true,
    in: "in play under",
    into: "into play under",
    from: "from under",
  },
  souls: {
    noun: noun("souls"),
    holds: "soul",
    home: { of: ["soul", "bonusSoul"] },
    own: true,
    in: "among",
    into: "to",
    from: "from",
    plain: true,
  },
  monsters: {
    noun: noun("monster slots"),
    holds: "monsterCard",
    home: { of: MONSTERS, with: { board: ["curse"] } },
    in: "in",
    into: "into",
    from: "from",
  },
  challenge: { ...heap("challenge", "challenge"), home: { of: ["challenge"] } },
  rooms: {
    noun: noun("room slots"),
    holds: "room",
    home: { of: ["room"] },
    in: "in",
    into: "into",
    from: "from",
  },
  shop: { ...heap("shop", "item"), home: { with: { board: WARES } } },
  covered: {
    noun: noun("covered cards"),
    holds: "card",
    in: "covered",
    into: "under a monster",
    from: "from under a monster",
    bare: true,
  },
  stack: {
    noun: noun("stack"),
    holds: "stacked",
    home: { of: ["stacked", "roll", "attackRoll", "lootPlayed", "activation"] },
    told: true,
    in: "on",
    into: "onto",
    from: "from",
  },
  holding: {
    noun: noun("dying cards"),
    home: { with: { monsters: ["freeSlot"] } },
    holds: "object",
    in: "dying",
    into: "to its death",
    from: "from its death",
    bare: true,
    plain: true,
  },
  draft: { noun: noun("draft"), holds: "treasure", in: "in", into: "into", from: "from" },
  copies: {
    noun: noun("copies"),
    holds: "loot",
    own: true,
    in: "among",
    into: "among",
    from: "from among",
  },
  bonus: { noun: noun("bonus souls"), holds: "bonusSoul", in: "among", into: "among", from: "from" },
  outside: {
    noun: noun("cards outside the game"),
    holds: "card",
    in: "outside the game",
    into: "out of the game",
    from: "from outside the game",
    bare: true,
  },
  under: {
    noun: noun("cards under others"),
    holds: "card",
    in: "under another card",
    into: "under this card",
    from: "from under this card",
    bare: true,
  },
  anyDeck: { ...pile("deck", "card"), article: "a" },
  eachDeck: { ...pile("each deck", "card"), article: "none" },
  anyDiscard: { ...heap("discard", "card"), article: "a" },
  eachDiscard: { ...heap("each discard", "card"), article: "none" },
  box: { noun: noun("box"), holds: "card", in: "in", into: "into", from: "from" },
}
