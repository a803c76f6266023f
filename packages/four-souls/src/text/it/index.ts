// Four Souls in Italian.

import type { GameWords } from "@soulspire/text"
import { nounRows } from "./lexicon.ts"
import { messages } from "./messages.ts"
import { verbRows } from "./verbs.ts"

export const words: GameWords = { messages, lexicon: { ...nounRows, ...verbRows, overrides: {} } }
