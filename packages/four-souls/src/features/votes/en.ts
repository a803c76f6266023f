// How votes are spoken of in English.

import type { SliceWords } from "@soulspire/text"

export const messages = {
  "event.votes": "{who} votes for {obj}.",
} as const

export const english: SliceWords = {
  lexicon: {
    ops: {
      voteOn: "[voters/each] vote for [what] ; the one with the most votes is chosen, or none on a tie",
    },
  },
  messages,
}
