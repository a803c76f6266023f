// Spire in Italian.

import type { GameWords } from "@soulspire/text"
import { climbRows } from "./climb.ts"
import { families } from "../families.ts"
import { climbMessages } from "./climb-messages.ts"
import { keywords } from "./keywords.ts"
import { lists } from "./lists.ts"
import { messages } from "./messages.ts"
import { nounRows } from "./nouns.ts"
import { opRows } from "./ops.ts"
import { orbRows } from "./orbs.ts"
import { verbRows } from "./verbs.ts"
import { singleWords } from "./words.ts"
import { zones } from "./zones.ts"

export const words: GameWords = {
  messages: { ...lists, ...keywords, ...messages, ...climbMessages, ...singleWords },
  lexicon: {
    ...nounRows,
    ...opRows,
    ...verbRows,
    nouns: { ...nounRows.nouns, ...orbRows.nouns, ...climbRows.nouns },
    numbers: { ...nounRows.numbers, ...orbRows.numbers, ...climbRows.numbers },
    ops: { ...opRows.ops, ...orbRows.ops, ...climbRows.ops },
    tests: { ...verbRows.tests, ...orbRows.tests, ...climbRows.tests },
    acts: { ...verbRows.acts, ...orbRows.acts, ...climbRows.acts },
    events: { ...verbRows.events, ...orbRows.events, ...climbRows.events },
    kinds: { ...nounRows.kinds, ...climbRows.kinds },
    costs: { ...opRows.costs, ...climbRows.costs },
    zones,
    families,
    habits: { joins: true, icons: "words" },
    overrides: {},
  },
}
