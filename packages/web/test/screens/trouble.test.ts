// When something breaks there is a word, what is safe, and a way on: never a table that stands still for ever.

import type { Locator, Page } from "playwright-core"
import { readMatchFile } from "@soulspire/match"
import { expect, test } from "vitest"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"
import { downloaded } from "../support/download.ts"
import { begin } from "../support/table.ts"
import { kill, tell } from "../support/tampered.ts"

const { open } = house()
const settings = { motionWish: "off", sound: false }
const fight = { game: "spire", options: { room: "encounter" }, seed: "undo" }

const halted = (page: Page): Locator => page.getByRole("alertdialog")

const defend = (page: Page): Locator =>
  page
    .getByRole("region", { name: "hand" })
    .getByRole("button", { name: /Defend/ })
    .first()

/** What can be done about it, in order. */
const waysOut = (page: Page): Promise<string[]> => halted(page).locator(".choices > *").allTextContents()

test("a worker that was killed is noticed; the game is taken out without it and goes on after a reload", async () => {
  const { page } = await open({ settings, inWorker: "" })
  await page.clock.install()
  await page.reload()
  await begin(page, fight)
  await defend(page).click()
  await page.getByRole("log").getByText("plays Defend").waitFor()
  await kill(page)
  await page.clock.runFor(60_000)
  await halted(page).getByText("has not answered for a while").waitFor()
  expect(await waysOut(page)).toEqual([
    "Wait a little longer",
    "Reload the page",
    "Save the game as a file",
    "Main menu",
  ])
  expect(await seriousFindings(page)).toEqual([])
  const { content } = await downloaded(page, "Save the game as a file")
  expect(readMatchFile(content.toString()).log.length).toBeGreaterThan(0)
  await page.getByRole("button", { name: "Wait a little longer" }).click()
  await halted(page).waitFor({ state: "detached" })
  await page.clock.runFor(60_000)
  await page.getByRole("button", { name: "Reload the page" }).click()
  await page.getByRole("log").getByText("plays Defend").waitFor()
  expect(await halted(page).count()).toBe(0)
})

test("a mistake in the worker stops play with a report", async () => {
  const { page } = await open({
    settings,
    inWorker: `onTold("break", () => setTimeout(() => { throw new Error("planted") }))`,
  })
  await begin(page, fight)
  await tell(page, "break")
  await halted(page).getByText("happened that never should").waitFor()
  const { name, content } = await downloaded(page, "Save a report")
  expect(name).toBe("soulspire-report.json")
  expect(JSON.parse(content.toString())).toMatchObject({
    key: "broken",
    detail: expect.stringContaining("planted") as string,
  })
  await downloaded(page, "Save the game as a file")
  // Escape leaves nothing that is broken behind it.
  await page.keyboard.press("Escape")
  expect(await halted(page).count()).toBe(1)
})

test("a full device stops play with a word, and it goes on when there is room", async () => {
  const { page } = await open({
    settings,
    locale: "it-IT",
    inWorker: `
      let full = false
      onTold("fill", () => { full = true })
      onTold("empty", () => { full = false })
      const { add } = IDBObjectStore.prototype
      IDBObjectStore.prototype.add = function (...what) {
        if (full) throw new DOMException("planted", "QuotaExceededError")
        return add.apply(this, what)
      }`,
  })
  await begin(page, fight)
  await tell(page, "fill")
  const card = page
    .getByRole("region")
    .getByRole("button", { name: /Difesa|Difendi|Defend/ })
    .first()
  const hand = await card.ariaSnapshot()
  await card.click()
  await halted(page).getByText("non c'è più spazio").waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await tell(page, "empty")
  await page.getByRole("button", { name: "Riprova" }).click()
  await halted(page).waitFor({ state: "detached" })
  expect(await card.ariaSnapshot()).toBe(hand)
  await card.click()
  await page.getByRole("button", { name: "Annulla" }).and(page.locator(":enabled")).waitFor()
})

test("a browser without a database says so, and can be played in without saving", async () => {
  const { page } = await open({
    settings,
    inWorker: `Object.defineProperty(self, "indexedDB", { value: undefined })`,
  })
  await halted(page).getByText("Nothing can be saved here").waitFor()
  expect(await waysOut(page)).toEqual(["Try again", "Play without saving"])
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole("button", { name: "Play without saving" }).click()
  await begin(page, fight)
  await page.getByText("Nothing is saved here").waitFor()
  await defend(page).click()
  await page.getByRole("log").getByText("plays Defend").waitFor()
})

test("a worker that cannot be fetched is told of on every screen", async () => {
  const { page, context } = await open({ at: "/credits", settings })
  await context.route(/\/assets\/worker-[^/]*\.js$/, (route) => route.abort())
  await page.evaluate(() => {
    location.hash = "/saved"
  })
  await halted(page).getByText("has stopped working").waitFor()
  await page.getByRole("button", { name: "Try again" }).waitFor()
})
