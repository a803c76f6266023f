// How votes are spoken of in Italian. A message that English has and Italian has not does not compile.

import type { SliceWords } from "@soulspire/text"
import type { messages as said } from "./en.ts"

const messages: Readonly<Record<keyof typeof said, string>> = {
  "event.votes": "{who} vota {obj}.",
}

export const italian: SliceWords = {
  lexicon: {
    ops: {
      voteOn: "[voters/each] votare [what] : viene scelto il più votato, nessuno in caso di parità",
    },
  },
  messages,
}
