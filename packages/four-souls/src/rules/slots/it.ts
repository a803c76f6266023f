// How slots are spoken of in Italian. A message that English has and Italian has not does not compile.

import { it, type SliceWords } from "@soulspire/text"
import type { messages as said } from "./en.ts"

const { m } = it

const messages: Readonly<Record<keyof typeof said, string>> = {
  "event.expand.monsters":
    "{amount, plural, one {Si apre # spazio mostro in più} other {Si aprono # spazi mostro in più}}.",
  "event.expand.shop":
    "{amount, plural, one {Si apre # spazio negozio in più} other {Si aprono # spazi negozio in più}}.",
  "event.expand.rooms":
    "{amount, plural, one {Si apre # spazio stanza in più} other {Si aprono # spazi stanza in più}}.",
  "thing.refillMonsters": "Riempimento di uno spazio mostro",
  "thing.refillShop": "Riempimento di uno spazio negozio",
  "thing.refillRooms": "Riempimento di uno spazio stanza",
}

export const italian: SliceWords = {
  lexicon: {
    ops: {
      playEvent: "[you] fare giocare [card] a [x=the_active]",
      expandSlots: [
        { if: { kind: "monsters" }, say: "[you] aumentare di [amount] gli spazi mostro" },
        { if: { kind: "shop" }, say: "[you] aumentare di [amount] gli spazi negozio" },
        { if: { kind: "rooms" }, say: "[you] aumentare di [amount] gli spazi stanza" },
      ],
    },
    numbers: {
      slot: { noun: m("spazio", "spazi") },
    },
  },
  messages,
}
