// A first turn in Italian: whatever the screen says, it says nothing in English.

import { expect, test } from "vitest"
import { basement } from "../../src/words/en/basement.ts"
import { match } from "../../src/words/en/match.ts"
import { shell } from "../../src/words/en/shell.ts"
import { spire } from "../../src/words/en/spire.ts"
import { basement as cantina } from "../../src/words/it/basement.ts"
import { match as partita } from "../../src/words/it/match.ts"
import { shell as casa } from "../../src/words/it/shell.ts"
import { spire as guglia } from "../../src/words/it/spire.ts"
import { house } from "../support/browser.ts"
import { drive } from "../support/driver.ts"
import { begin } from "../support/table.ts"
import { plainWords, textsOn } from "../support/texts.ts"

const { open } = house()

/** What is said in English and not also in Italian. */
const italian = new Set(plainWords({ cantina, partita, casa, guglia }))
const english = new Set(plainWords({ basement, match, shell, spire }).filter((word) => !italian.has(word)))

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
