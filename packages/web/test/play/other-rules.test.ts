// A game that another version has played, in the browser: it goes on if it comes out the same; else the page says why not,
// shows it as far as it agrees, and gives it back as it came.

import type { Page } from "playwright-core"
import { readMatchFile, verify } from "@soulspire/match"
import { fourSouls } from "@soulspire/four-souls"
import { expect, test } from "vitest"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"
import { downloaded } from "../support/download.ts"
import { dealtOtherwise, greedier, playedBy, tidied } from "../support/other-rules.ts"

const { open } = house()
const settings = { motionWish: "off", sound: false }

async function bringIn(page: Page, text: string, into = "Open a file"): Promise<void> {
  await page.evaluate(() => {
    location.hash = "/saved"
  })
  await page.getByRole("button", { name: into }).waitFor()
  const file = { name: "earlier.match", mimeType: "text/plain", buffer: Buffer.from(text) }
  await page.locator("input[type=file]").setInputFiles(file)
  await page.locator(".saved-match").waitFor()
}

const lit = (page: Page): Promise<number> => page.locator("button.lit").count()

test("one that comes out the same is simply played on", async () => {
  const text = playedBy(tidied)
  const { page } = await open({ settings })
  await bringIn(page, text)
  await page.getByRole("link", { name: "Resume" }).click()
  await page.locator(".shell .decision-panel .choice").first().waitFor()
  expect(await page.getByText("This game was played with version").count()).toBe(0)
  await page.goto(`${page.url().split("#")[0]}#/saved`)
  const { content } = await downloaded(page, "Save as a file")
  expect(content.toString().startsWith(text)).toBe(true)
  expect(content.toString().slice(text.length)).toContain('{"k":"rules"')
})

test("one that does not is shown as far as it agrees, with the version that can finish it", async () => {
  const text = playedBy(greedier)
  const verdict = verify(readMatchFile(text), fourSouls)
  const agrees = verdict.good ? -1 : verdict.match?.log.length
  const { page } = await open({ settings })
  await bringIn(page, text)
  const why = `This game was played with version 0.0.9; with the rules here (version ${fourSouls.version})`
  await page.getByRole("status").filter({ hasText: why }).waitFor()
  await page.getByRole("link", { name: "Resume" }).click()
  const word = page.locator(".onlooking")
  await word.getByText(why).waitFor()
  const said = await word.textContent()
  expect(said).toContain("To finish it, use version 0.0.9.")
  expect(said).toContain(`${agrees} of ${readMatchFile(text).log.length} moves`)
  await page.getByRole("log").getByText("Ada").first().waitFor()
  expect(await lit(page)).toBe(0)
  expect(await page.getByRole("button", { name: "Play here" }).count()).toBe(0)
  expect(await page.getByRole("button", { name: "Undo" }).isEnabled()).toBe(false)
  expect(await seriousFindings(page)).toEqual([])
  const { content } = await downloaded(page, "Save as a file")
  expect(content.toString()).toBe(text)
  // A reload changes nothing about it.
  await page.reload()
  await word.getByText(why).waitFor()
  expect((await downloaded(page, "Save as a file")).content.toString()).toBe(text)
})

test("one of two at a screen shows nobody's hand, in Italian as well", async () => {
  const { page } = await open({ settings: { ...settings, language: "it" } })
  await bringIn(page, playedBy(greedier, { persons: 2 }), "Apri un file")
  await page.getByRole("link", { name: "Riprendi" }).click()
  await page.locator(".onlooking").getByText("Puoi finirla con la versione 0.0.9.").waitFor()
  expect(await page.locator(".curtain").count()).toBe(0)
  expect(await lit(page)).toBe(0)
})

test("one that not even deals alike stays here as a file", async () => {
  const text = playedBy(dealtOtherwise)
  const { page } = await open({ settings })
  await bringIn(page, text)
  await page.getByRole("link", { name: "Resume" }).click()
  const alert = page.getByRole("alert").filter({ hasText: "This game cannot be opened." })
  await alert.getByText("To finish it, use version 0.0.7.").waitFor()
  expect(await seriousFindings(page)).toEqual([])
  expect((await downloaded(page, "Save as a file")).content.toString()).toBe(text)
})
