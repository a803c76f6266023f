// Spire in English: what each part of it brings, and what belongs to none.

import { type GameWords, wordsOf } from "@soulspire/text"
import { english as botWords } from "../../bot/en.ts"
import { english as campaignWords } from "../../campaign/en.ts"
import { climb } from "../../climb/index.ts"
import { combat } from "../../combat/index.ts"
import { featureWords } from "../../features/gathered.ts"
import { namesOfGiven } from "../../features/given.ts"
import { english as tokenWords } from "../../tokens/en.ts"
import { families } from "../families.ts"
import { lists } from "./lists.ts"
import { messages } from "./messages.ts"
import { nouns } from "./nouns.ts"
import { printed } from "./printed.ts"
import { singleWords } from "./words.ts"
import { zones } from "./zones.ts"

export const words: GameWords = wordsOf([
  nouns,
  printed,
  { lexicon: { zones, families, habits: { joins: true, icons: "words" } }, messages: lists },
  { messages: { ...messages, ...singleWords, ...namesOfGiven("en") } },
  ...[...combat, ...climb].flatMap((part) => part.en ?? []),
  campaignWords,
  { messages: botWords },
  ...tokenWords,
  ...featureWords("en"),
])
