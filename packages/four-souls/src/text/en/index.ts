// Four Souls in English.

import type { GameWords } from "@soulspire/text"

export const words: GameWords = {
  messages: {},
  lexicon: {
    nouns: {},
    zones: {},
    kinds: {},
    numbers: {},
    whoms: {},
    tests: {},
    spans: {},
    acts: {},
    ways: {},
    ops: {},
    costs: {},
    events: {},
    verbs: {},
    overrides: {},
  },
}
