// How prevented damage is spoken of in Italian. A message that English has and Italian has not does not compile.

import type { SliceWords } from "@soulspire/text"
import type { messages as said } from "./en.ts"

/** Whether or not something waits for its use. */
const preventNext: NonNullable<NonNullable<SliceWords["lexicon"]>["ops"]>[string] = [
  {
    if: { amount: "1", whom: "you" },
    say: "[you] prevenire 1 danno, il prossimo che subiresti durante questo turno",
  },
  {
    if: { amount: "1", whom: "ref" },
    say: "[you] prevenire 1 danno, il prossimo che subirebbe durante questo turno",
  },
  {
    if: { amount: "1" },
    say: "[you] prevenire 1 danno, il prossimo che [whom] subirebbe durante questo turno",
  },
  {
    if: { whom: "you" },
    say: "[you] prevenire [amount:damage] , i prossimi che subiresti durante questo turno",
  },
  { say: "[you] prevenire [amount:damage] , i prossimi che [whom] subirebbe durante questo turno" },
]

const messages: Readonly<Record<keyof typeof said, string>> = {
  "event.prevented": "I danni a {whom} vengono prevenuti.",
  "event.shield":
    "In questo turno {amount, plural, one {viene prevenuto il prossimo danno} other {vengono prevenuti i prossimi # danni}} a {whom}.",
}

export const italian: SliceWords = {
  lexicon: {
    ops: {
      prevent: [
        { if: { amount: true }, say: "[you] prevenire [amount] di [of]" },
        { say: "[you] prevenire [of]" },
      ],
      preventNext,
      preventNextAs: preventNext,
    },
    events: {
      prevented: [
        { if: { shield: "that" }, say: "[you] prevenire danni in questo modo" },
        { if: { shield: false }, say: "[whom=player|monster] avere danni prevenuti" },
      ],
    },
    apart: {
      preventNext: "aimed",
      preventNextAs: "aimed",
    },
  },
  messages,
}
