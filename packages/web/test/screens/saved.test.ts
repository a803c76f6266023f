// Saved games: who plays, as whom, how far they are; and what there is to begin where there is none.

import { expect, test } from "vitest"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"
import { tooWide } from "../support/reach.ts"

const { open } = house()

test("a saved game shows who plays as whom, what kind of game it is and how far it is", async () => {
  const { page } = await open({ width: 390, height: 844, touch: true, locale: "it-IT", at: "/saved" })
  await page.getByRole("link", { name: "Slay the Spire" }).click()
  await page.getByRole("radio", { name: /The Silent/ }).check({ force: true })
  await page.getByRole("button", { name: "Inizia la partita" }).click()
  await page.waitForURL(/#\/match\//)
  await page.goto(page.url().replace(/#.*/, "#/saved"))
  const saved = page.locator(".saved-match")
  await saved.locator(".snapshot .fig").first().waitFor()
  expect(await saved.locator(".snapshot").innerText()).toMatch(/^Ospite\s+9\s+HP$/)
  expect(await saved.locator(".saved-words").innerText()).toMatch(
    /^Slay the Spire\s+Atto I\s+Atto I, stanza 1 · 0 mosse · ora$/i,
  )
  expect([await tooWide(page), await seriousFindings(page)]).toEqual([0, []])
})
