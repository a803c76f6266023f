// Spire in Italian.

import type { GameWords } from "@soulspire/text"
import { messages } from "./messages.ts"
import { nounRows } from "./nouns.ts"
import { opRows } from "./ops.ts"
import { orbRows } from "./orbs.ts"
import { verbRows } from "./verbs.ts"
import { singleWords } from "./words.ts"
import { zones } from "./zones.ts"

export const words: GameWords = {
  messages: { ...messages, ...singleWords },
  lexicon: {
    ...nounRows,
    ...opRows,
    ...verbRows,
    nouns: { ...nounRows.nouns, ...orbRows.nouns },
    numbers: { ...nounRows.numbers, ...orbRows.numbers },
    ops: { ...opRows.ops, ...orbRows.ops },
    tests: { ...verbRows.tests, ...orbRows.tests },
    acts: { ...verbRows.acts, ...orbRows.acts },
    events: { ...verbRows.events, ...orbRows.events },
    zones,
    overrides: {},
  },
}
