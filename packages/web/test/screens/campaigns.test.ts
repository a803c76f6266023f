// Campaigns in the browser: begun, opened from a file, looked at, chosen for a climb.

import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"
import { drive } from "../support/driver.ts"
import { tooWide } from "../support/reach.ts"
import { linkTo } from "../support/table.ts"

const { open } = house()

const climb = (id: number): object => ({
  id: `climb ${id}`,
  on: "2026-01-01",
  climbers: [
    {
      character: id % 3 === 0 ? "silent" : "ironclad",
      name: "Anna",
      bot: false,
      taken: ["ironclad-anger"],
      skipped: ["ironclad-rage"],
      dealt: 9,
      lost: 10,
    },
  ],
  result: id === 11 ? "victory" : "defeat",
  ascension: 0,
  daily: false,
  modifiers: [],
  from: 1,
  act: 1,
  beaten: 0,
  bosses: id === 11 ? ["b1-guardian"] : [],
  room: "elite",
  met: ["e1-lagavulin"],
  rooms: 2 + (id % 7),
  rounds: 12,
  damage: { "e1-lagavulin": 10, "first-cultist": 3, "a1-cultist-louse": 1 },
  achievements: id === 4 ? ["jaxxed"] : [],
})

const file = JSON.stringify({
  "soulspire-campaign": 1,
  game: "spire",
  name: "Ours",
  begun: [],
  placed: { colorless: 0, "act-4": 0 },
  climbs: Array.from({ length: 12 }, (_, i) => climb(i)),
})

const bring = (page: Page, text: string): Promise<void> =>
  page
    .locator(".new-campaign input[type=file]")
    .setInputFiles({ name: "ours.campaign", mimeType: "application/json", buffer: Buffer.from(text) })

test.each([
  [1280, "en-US", "Ironclad"],
  [390, "it-IT", "Ironclad"],
] as const)("everything is shown, %i wide (%s)", async (width, locale, who) => {
  const { page } = await open({ at: "/campaigns/spire", width, locale })
  await bring(page, file)
  await page.locator(".sheet").waitFor()
  expect(await page.locator(".campaign h2").textContent()).toBe("Ours")
  expect(await page.locator(".tracks li").first().textContent()).toContain(who)
  expect(await page.locator(".achievements .earned").count()).toBe(1)
  expect(await page.locator(".bars").count()).toBe(5)
  const sums = await page.locator(".sums section").allInnerTexts()
  const said = sums.map((each) => each.replaceAll(/\s+/g, " "))
  // One climb of twelve was won, by the Ironclad; two enemies of a name are one.
  expect(said[0]).toContain("Ironclad 8 1 13%")
  expect(said[0]).toContain("Silent 4 0 0%")
  expect(said[1]).toContain("Anger 12 0")
  expect(said[1]).toContain("Rage 0 12")
  expect(said[2]).toContain("Lagavulin 120")
  expect(said[2]).toContain("Cultist 48")
  expect(await page.locator(".wide-table tbody tr").count()).toBe(12)
  expect(await page.locator("body").textContent()).not.toContain("‹campaign")
  expect(await seriousFindings(page)).toEqual([])
  expect(await tooWide(page)).toBeLessThanOrEqual(0)
  const shots = process.env["SHOTS"]
  if (shots !== undefined) await page.screenshot({ path: `${shots}/campaigns-${width}.png`, fullPage: true })
})

test("what is damaged is refused in words, and what is here stays", async () => {
  const { page } = await open({ at: "/campaigns/spire" })
  await bring(page, file)
  await page.locator(".sheet").waitFor()
  await bring(page, file.slice(0, -30))
  expect(await page.getByRole("alert").textContent()).toContain("damaged or not a campaign")
  expect(await page.locator(".campaign").count()).toBe(1)
})

test("one is begun, and chosen for a climb; what does not belong there is refused", async () => {
  const { page } = await open({ at: "/campaigns/spire" })
  await page.getByLabel("Campaign name").fill("Mine")
  await page.getByRole("button", { name: "Start a campaign" }).click()
  await page.locator(".sheet").waitFor()
  await page.goto(page.url().replace(/#.*/, "#/table/spire"))
  await page.getByLabel("Campaign").selectOption({ label: "Mine" })
  await page.getByRole("button", { name: "A single combat" }).click()
  await page.getByRole("button", { name: "Start game" }).click()
  expect(await page.getByRole("alert").textContent()).toContain("A campaign is played in climbs")
  await page.getByRole("button", { name: /^Act I Thirteen/ }).click()
  await page.getByText(/^More options/).click()
  await page.getByLabel("More HP for practice").fill("9")
  await page.getByRole("button", { name: "Start game" }).click()
  expect(await page.getByRole("alert").textContent()).toContain("leave out “More HP for practice”")
  await page.getByRole("button", { name: /^Act I Thirteen/ }).click()
  await page.getByRole("button", { name: "Start game" }).click()
  await page.waitForURL(/#\/match\//)
})

test.each([
  ["en-US", "Merge another campaign into this one"],
  ["it-IT", "Unisci un'altra campagna a questa"],
] as const)("two are merged after a question that says what will be in it (%s)", async (locale, merge) => {
  const { page } = await open({ at: "/campaigns/spire", locale })
  await bring(page, file)
  const more = JSON.parse(file) as { name: string; climbs: { id: string }[] }
  more.name = "Theirs"
  more.climbs = [...more.climbs.slice(9), { ...more.climbs[0], id: "another" }]
  await bring(page, JSON.stringify(more))
  await page.locator(".campaign").nth(1).waitFor()
  const into = page.locator(".campaign", { has: page.getByRole("heading", { name: "Ours" }) })
  await into.getByText(merge).first().click()
  expect(await seriousFindings(page)).toEqual([])
  let question = ""
  page.once("dialog", (dialog) => {
    question = dialog.message()
    void dialog.dismiss()
  })
  await into.getByRole("button", { name: merge }).click()
  expect(question.match(/\d+/g)).toEqual(["13", "12", "1", "3"])
  expect(await into.locator(".wide-table tbody tr").count()).toBe(12)
  page.once("dialog", (dialog) => void dialog.accept())
  await into.getByRole("button", { name: merge }).click()
  await into.locator(".wide-table tbody tr").nth(12).waitFor()
  expect(await into.locator(".wide-table tbody tr").count()).toBe(13)
  expect(await page.locator(".campaign").count()).toBe(2)
})

test(
  "what a climb has brought its campaign stands on the screen at its end",
  { timeout: 300_000 },
  async () => {
    // Whoever never does anything comes to an end soon.
    const { page } = await open({
      at: "/campaigns/spire",
      settings: { motion: "off", sound: false, level: "stops" },
    })
    await page.getByLabel("Campaign name").fill("Mine")
    await page.getByRole("button", { name: "Start a campaign" }).click()
    await page.locator(".sheet").waitFor()
    await page.goto(page.url().replace(/#.*/, `#${linkTo({ game: "spire", seed: "brought" })}`))
    await page.getByLabel("Campaign").selectOption({ label: "Mine" })
    await page.locator("form.setup button[type=submit]").click()
    await page.locator(".shell").waitFor()
    expect((await drive(page, { most: 2000, seed: 1 })).over).toBe(true)
    const news = page.locator(".sp-summary").getByRole("status")
    await news.waitFor()
    expect(await news.isVisible()).toBe(true)
    expect(await news.innerText()).toMatch(/now counts in the campaign Mine\.[^]*Ironclad: \d+ more mark/)
  },
)
