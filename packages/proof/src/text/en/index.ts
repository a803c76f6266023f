// The proof game in English.

import type { GameWords } from "@soulspire/text"
import * as lexicon from "./lexicon.ts"
import { messages } from "./messages.ts"
import { verbs } from "./verbs.ts"

export const words: GameWords = { messages, lexicon: { ...lexicon, ...verbs, overrides: {} } }
