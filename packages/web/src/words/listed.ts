// Names one after another, as the language that is spoken has them.

import type { Language } from "@soulspire/text"

const locales: Readonly<Record<Language, string>> = { en: "en-GB", it: "it" }

export const listed = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(locales[language]).format(names)
