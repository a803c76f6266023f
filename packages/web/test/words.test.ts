// What the web client's screens say, in both languages, says one thing with one word.

import { type Language, languages } from "@soulspire/text"
import { expect, test } from "vitest"
import { saidIn, wrongWords } from "../../../tests/house/words.ts"
import { basement } from "../src/tables/four-souls/words/en.ts"
import { doors } from "../src/tables/tables.ts"
import { match } from "../src/words/en/match.ts"
import { shell } from "../src/words/en/shell.ts"
import { spire } from "../src/tables/spire/words/en.ts"
import { basement as cantina } from "../src/tables/four-souls/words/it.ts"
import { match as partita } from "../src/words/it/match.ts"
import { shell as casa } from "../src/words/it/shell.ts"
import { spire as guglia } from "../src/tables/spire/words/it.ts"

const tags = (language: Language): string[] => doors.map(({ tag }) => tag[language])

const screens: Readonly<Record<Language, unknown>> = {
  en: { basement, match, shell, spire, tags: tags("en") },
  it: { cantina, partita, casa, guglia, tags: tags("it") },
}

test.each(languages)("the screens use one word for one thing (%s)", (language) => {
  const texts = saidIn(screens[language])
  expect(texts.length).toBeGreaterThan(200)
  expect(wrongWords(language, texts)).toEqual([])
})
