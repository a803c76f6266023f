// The words of this table in the language that is spoken: fetched with it, not with the page.

import type { Language } from "@soulspire/text"
import { useSettings } from "../../settings/settings.ts"
import { basement as english, type BasementWords } from "./words/en.ts"
import { basement as italian } from "./words/it.ts"

const tongues: Readonly<Record<Language, BasementWords>> = { en: english, it: italian }

export const useBasementWords = (): BasementWords => tongues[useSettings(({ language }) => language)]
