// The words of this table in the language that is spoken. Everything about the game itself comes from its own catalogue.

import type { Language } from "@soulspire/text"
import { useSettings } from "../../settings/settings.ts"
import { spire as english } from "./words/en.ts"
import { spire as italian } from "./words/it.ts"

const tongues: Readonly<Record<Language, typeof english>> = { en: english, it: italian }

export const useSpireWords = (): typeof english => tongues[useSettings(({ language }) => language)]
