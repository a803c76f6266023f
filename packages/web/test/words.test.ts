// What the web client's screens say, in both languages, says one thing with one word.

import { type Language, languages } from "@soulspire/text"
import { expect, test } from "vitest"
import { saidIn, wrongWords } from "../../../tests/house/words.ts"
import { basement } from "../src/words/en/basement.ts"
import { match } from "../src/words/en/match.ts"
import { shell } from "../src/words/en/shell.ts"
import { spire } from "../src/words/en/spire.ts"
import { basement as cantina } from "../src/words/it/basement.ts"
import { match as partita } from "../src/words/it/match.ts"
import { shell as casa } from "../src/words/it/shell.ts"
import { spire as guglia } from "../src/words/it/spire.ts"

const screens: Readonly<Record<Language, unknown>> = {
  en: { basement, match, shell, spire },
  it: { cantina, partita, casa, guglia },
}

test.each(languages)("the screens use one word for one thing (%s)", (language) => {
  const texts = saidIn(screens[language])
  expect(texts.length).toBeGreaterThan(200)
  expect(wrongWords(language, texts)).toEqual([])
})
