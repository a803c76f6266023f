// How cards that are retained are spoken of in English.

import type { SliceWords } from "@soulspire/text"

export const english: SliceWords = {
  lexicon: {
    ops: { retain: [{ say: "[you] retain [whom]", from: "hand" }] },
    tests: {
      hasRetain: { say: "[of] have {keyword retain|Retain}" },
      wasRetained: {
        say: [
          { if: { of: "gap" }, say: "=you retained ␣ last turn" },
          { if: { of: "this" }, say: "=you retained this card last turn" },
          { say: "[you] have retained [of] since last turn" },
        ],
      },
    },
  },
  messages: { "prompt.retain": "Choose {count} {max, plural, one {card} other {cards}} to retain." },
}
