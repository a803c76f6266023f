// How cards that are retained are spoken of in Italian.

import type { SliceWords } from "@soulspire/text"

export const italian: SliceWords = {
  lexicon: {
    ops: { retain: [{ say: "[you] conservare [whom]", from: "hand" }] },
    tests: {
      hasRetain: { say: "[of] avere {keyword retain|Conserva}" },
      wasRetained: {
        say: "[you] avere conservato [of] lo scorso turno",
      },
    },
  },
  messages: { "prompt.retain": "Scegli {count} {max, plural, one {carta} other {carte}} da conservare." },
}
