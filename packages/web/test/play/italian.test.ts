// A first turn in Italian: whatever the screen says, it says nothing in English.

import type { Language } from "@soulspire/text"
import { expect, test } from "vitest"
import { basement } from "../../src/tables/four-souls/words/en.ts"
import { doors } from "../../src/tables/tables.ts"
import { match } from "../../src/words/en/match.ts"
import { screens } from "../../src/words/en/screens.ts"
import { spire } from "../../src/tables/spire/words/en.ts"
import { basement as cantina } from "../../src/tables/four-souls/words/it.ts"
import { match as partita } from "../../src/words/it/match.ts"
import { screens as casa } from "../../src/words/it/screens.ts"
import { spire as guglia } from "../../src/tables/spire/words/it.ts"
import { house } from "../support/browser.ts"
import { drive } from "../support/driver.ts"
import { begin } from "../support/table.ts"
import { plainWords, textsOn } from "../support/texts.ts"

const { open } = house()

/** What is said in English and not also in Italian. */
const tags = (language: Language): string[] => doors.map(({ tag }) => tag[language])
const italian = new Set(plainWords({ cantina, partita, casa, guglia, tags: tags("it") }))
const english = new Set(
  plainWords({ basement, match, screens, spire, tags: tags("en") }).filter((word) => !italian.has(word)),
)

test("there is something to look for", () => {
  expect(english.size).toBeGreaterThan(100)
})

test.each([
  { game: "four-souls", bots: 1, says: "Annulla mossa" },
  { game: "spire", bots: 0, says: "Annulla mossa" },
])("a first turn of $game has no English word of the screen", async ({ game, bots, says }) => {
  const { page } = await open({
    locale: "it-IT",
    settings: { motionWish: "off", sound: false, language: "it" },
  })
  expect(await page.locator("html").getAttribute("lang")).toBe("it")
  await begin(page, { game, bots, seed: "italiano" })
  const seen = new Set<string>()
  for (let step = 0; step < 8; step++) {
    const { stuck } = await drive(page, { most: 1, seed: 1_000_003 * step })
    expect(stuck).toBe("")
    for (const text of await textsOn(page)) seen.add(text)
  }
  expect(seen).toContain(says)
  expect([...seen].filter((text) => english.has(text))).toEqual([])
})
