// How slots are spoken of in English.

import { en, type SliceWords } from "@soulspire/text"

const { noun } = en

export const messages = {
  "event.expand.monsters":
    "There {amount, plural, one {is # more monster slot} other {are # more monster slots}}.",
  "event.expand.shop": "There {amount, plural, one {is # more shop slot} other {are # more shop slots}}.",
  "event.expand.rooms": "There {amount, plural, one {is # more room slot} other {are # more room slots}}.",
  "thing.refillMonsters": "Refilling a monster slot",
  "thing.refillShop": "Refilling a shop slot",
  "thing.refillRooms": "Refilling a room slot",
} as const

export const english: SliceWords = {
  lexicon: {
    ops: {
      playEvent: "[you] make [x=the_active] play [card]",
      expandSlots: [
        { if: { kind: "monsters" }, say: "[you] add [amount:monsterSlot]" },
        { if: { kind: "shop" }, say: "[you] add [amount:shopSlot]" },
        { if: { kind: "rooms" }, say: "[you] add [amount:roomSlot]" },
      ],
    },
    numbers: {
      slot: { noun: noun("slot") },
    },
  },
  messages,
}
