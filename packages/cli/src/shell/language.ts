// Which language to speak: the one asked for, else the one of the environment, else English.

import { type Language, languages } from "@soulspire/text"
import { Mistake } from "./mistake.ts"

export const isLanguage = (text: string): text is Language => (languages as readonly string[]).includes(text)

export function languageOf(given: string): Language {
  if (isLanguage(given)) return given
  throw new Mistake(`--lang is ${languages.join(" or ")}, not '${given}'`)
}

export function ownLanguage(): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  const own = (LC_ALL || LC_MESSAGES || LANG || "").slice(0, 2).toLowerCase()
  return isLanguage(own) ? own : "en"
}
