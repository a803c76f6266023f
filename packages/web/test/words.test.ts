// What the web client's screens say, in both languages, says one thing with one word.

import { type Language, languages } from "@soulspire/text"
import { expect, test } from "vitest"
import { saidIn, wrongWords } from "../../../tests/house/words.ts"
import { basement } from "../src/tables/four-souls/words/en.ts"
import { doors } from "../src/tables/tables.ts"
import { director } from "../src/director/words/en.ts"
import { director as regia } from "../src/director/words/it.ts"
import { match } from "../src/words/en/match.ts"
import { screens } from "../src/words/en/screens.ts"
import { spire } from "../src/tables/spire/words/en.ts"
import { basement as cantina } from "../src/tables/four-souls/words/it.ts"
import { match as partita } from "../src/words/it/match.ts"
import { screens as casa } from "../src/words/it/screens.ts"
import { spire as guglia } from "../src/tables/spire/words/it.ts"

const tags = (language: Language): string[] => doors.map(({ tag }) => tag[language])

const said: Readonly<Record<Language, unknown>> = {
  en: { basement, director, match, screens, spire, tags: tags("en") },
  it: { cantina, regia, partita, casa, guglia, tags: tags("it") },
}

test.each(languages)("the screens use one word for one thing (%s)", (language) => {
  const texts = saidIn(said[language])
  expect(texts.length).toBeGreaterThan(200)
  expect(wrongWords(language, texts)).toEqual([])
})
