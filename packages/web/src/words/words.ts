// The screens' words in the language that is spoken. Everything about the games themselves comes from their own catalogues.

import type { Language } from "@soulspire/text"
import { useSettings } from "../settings/settings.ts"
import { match as matchInEnglish } from "./en/match.ts"
import { screens as screensInEnglish } from "./en/screens.ts"
import { match as matchInItalian } from "./it/match.ts"
import { screens as screensInItalian } from "./it/screens.ts"

const english = { ...screensInEnglish, ...matchInEnglish }
export type Words = typeof english

const tongues: Readonly<Record<Language, Words>> = {
  en: english,
  it: { ...screensInItalian, ...matchInItalian },
}

export const useWords = (): Words => tongues[useSettings(({ language }) => language)]
