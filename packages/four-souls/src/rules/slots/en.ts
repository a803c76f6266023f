// How slots are spoken of in English.

import { en, type SliceWords } from "@soulspire/text"

const { noun } = en

export const messages = {
  "event.expand.monsters":
    "{amount, plural, one {# more monster slot opens} other {# more monster slots open}}.",
  "event.expand.shop": "{amount, plural, one {# more shop slot opens} other {# more shop slots open}}.",
  "event.expand.rooms": "{amount, plural, one {# more room slot opens} other {# more room slots open}}.",
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
