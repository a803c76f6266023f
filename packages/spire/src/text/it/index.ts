// Spire in Italian.

import type { GameWords } from "@soulspire/text"
import { messages } from "./messages.ts"
import { nounRows } from "./nouns.ts"
import { opRows } from "./ops.ts"
import { verbRows } from "./verbs.ts"
import { singleWords } from "./words.ts"
import { zones } from "./zones.ts"

export const words: GameWords = {
  messages: { ...messages, ...singleWords },
  lexicon: { ...nounRows, ...opRows, ...verbRows, zones, overrides: {} },
}
