// What a keyword is: a fact that is printed on a card, its words, and whatever rule goes with it. It can have any part of a
// feature besides.

import type { SliceWords } from "@soulspire/text"
import type { Feature } from "../feature.ts"

/** What it says on the card, and what that means; where it has no word of its own, the card says what it means. */
type Said = { word: string; means: string } | { short: string; printed: string }

export interface Keyword extends Feature {
  said: { en: Said; it: Said }
  /** The kind of card that has it, for rules that give something to all of these; another word than its own. */
  kind?: string
}

export const keyword = (parts: Keyword): Keyword => parts

export const wordsOfKeyword = (fact: string, said: Said): SliceWords => ({
  lexicon: { printed: { [fact]: "word" in said ? `{keyword ${fact}|${said.word}}.` : said.printed } },
  messages: {
    [`stat.${fact}`]: "word" in said ? said.word : said.short,
    // It is said in the text.
    [`fact.${fact}`]: "",
    ...("word" in said ? { [`keyword.${fact}`]: said.means } : {}),
  },
})
