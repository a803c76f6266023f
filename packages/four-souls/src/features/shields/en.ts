// How prevented damage is spoken of in English.

import type { SliceWords } from "@soulspire/text"

/** Whether or not something waits for its use. */
const preventNext: NonNullable<NonNullable<SliceWords["lexicon"]>["ops"]>[string] =
  "[you] prevent the next [amount:damage] to [whom] this turn"

export const messages = {
  "event.prevented": "Damage to {whom} is prevented.",
  "event.shield": "The next {amount} damage to {whom} this turn is prevented.",
} as const

export const english: SliceWords = {
  lexicon: {
    ops: {
      prevent: [
        { if: { amount: true }, say: "[you] prevent [amount] of [of]" },
        { say: "[you] prevent [of]" },
      ],
      preventNext,
      preventNextAs: preventNext,
    },
    events: {
      prevented: [
        { if: { shield: "that" }, say: "[you] prevent damage this way" },
        { if: { shield: false }, say: "[whom=player|monster] have damage prevented" },
      ],
    },
    apart: {
      preventNext: "aimed",
      preventNextAs: "aimed",
    },
  },
  messages,
}
