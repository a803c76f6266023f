// The screens' words in the language that is spoken. Everything about the games themselves comes from their own catalogues.

import type { Language } from "@soulspire/text"
import { useSettings } from "../settings/settings.ts"
import { match as matchInEnglish } from "./en/match.ts"
import { shell as shellInEnglish } from "./en/shell.ts"
import { match as matchInItalian } from "./it/match.ts"
import { shell as shellInItalian } from "./it/shell.ts"

const english = { ...shellInEnglish, ...matchInEnglish }
export type Words = typeof english

const tongues: Readonly<Record<Language, Words>> = {
  en: english,
  it: { ...shellInItalian, ...matchInItalian },
}

export const useWords = (): Words => tongues[useSettings(({ language }) => language)]
