// Four Souls in Italian.

import { type GameWords, wordsOf } from "@soulspire/text"
import { italian as botWords } from "../../bot/it.ts"
import { features } from "../../features/index.ts"
import { chapters } from "../../rules/index.ts"
import { rulesetPart } from "../../rulesets/index.ts"
import { families } from "../families.ts"
import { keywords } from "./keywords.ts"
import { nounRows } from "./lexicon.ts"
import { messages } from "./messages.ts"
import { rows } from "./rows.ts"

export const words: GameWords = wordsOf([
  { lexicon: nounRows, messages: keywords },
  { lexicon: { ...rows, families, habits: { anyNumber: "may" } }, messages },
  ...[...chapters, ...features, rulesetPart].flatMap((part) => part.it ?? []),
  { messages: botWords },
])
