// Spire in English.

import { type GameWords, wordsOf } from "@soulspire/text"
import { featureWords } from "../../features/gathered.ts"
import { namesOfGiven } from "../../features/given.ts"
import { english as tokenWords } from "../../tokens/en.ts"
import { climbRows } from "../../climb/words/en.ts"
import { families } from "../families.ts"
import { climbMessages } from "../../climb/words/en-messages.ts"
import { keywords } from "./keywords.ts"
import { lists } from "./lists.ts"
import { messages } from "./messages.ts"
import { nounRows } from "./nouns.ts"
import { opRows } from "./ops.ts"
import { verbRows } from "./verbs.ts"
import { singleWords } from "./words.ts"
import { zones } from "./zones.ts"

export const words: GameWords = wordsOf([
  { lexicon: nounRows, messages: lists },
  { lexicon: opRows, messages: keywords },
  { lexicon: verbRows, messages },
  { lexicon: climbRows, messages: climbMessages },
  {
    lexicon: { zones, families, habits: { joins: true, icons: "words" } },
    messages: { ...singleWords, ...namesOfGiven("en") },
  },
  ...tokenWords,
  ...featureWords("en"),
])
