// The director's words in the language that is spoken.

import type { Language } from "@soulspire/text"
import { useSettings } from "../settings/settings.ts"
import { director as english } from "./words/en.ts"
import { director as italian } from "./words/it.ts"

const tongues: Readonly<Record<Language, typeof english>> = { en: english, it: italian }

export const useDirectorWords = (): typeof english => tongues[useSettings(({ language }) => language)]
