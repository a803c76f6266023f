// The title: two doors, in the browser's language, for everybody; what was left off can be gone on with.

import type { Download } from "playwright-core"
import { expect, test } from "vitest"
import { house } from "../support/browser.ts"

/** The browser is another process: what it downloads is read from there. */
async function contentOf(file: Download): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of await file.createReadStream()) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const { open } = house()

test.each([
  ["en-US", "en", "Play now"],
  ["it-IT", "it", "Gioca subito"],
  ["de-DE", "en", "Play now"],
])("whoever wishes %s reads %s, and both doors are open", async (locale, language, label) => {
  const { page } = await open({ locale })
  const doors = page.getByRole("button", { name: label })
  await doors.first().waitFor()
  expect(await doors.count()).toBe(2)
  expect(await page.locator("html").getAttribute("lang")).toBe(language)
})

test("the language changes at once, and stays", async () => {
  const { page } = await open()
  await page.getByRole("button", { name: "Italiano" }).click()
  await page.getByRole("button", { name: "Gioca subito" }).first().waitFor()
  await page.reload()
  await page.getByRole("button", { name: "Gioca subito" }).first().waitFor()
})

test("a game that was begun is gone on with, kept as a file, thrown away and taken back", async () => {
  const { page } = await open({ at: "/table/spire" })
  await page.getByRole("button", { name: "Begin" }).click()
  await page.waitForURL(/#\/match\//)
  const address = page.url()
  await page.goto(address.replace(/#.*/, "#/"))
  await page.getByRole("link", { name: /^Continue/ }).waitFor()
  await page.getByRole("link", { name: "All saved games (1)" }).click()
  const delivered = page.waitForEvent("download")
  await page.getByRole("button", { name: "Save as a file" }).click()
  const file = await delivered
  expect(file.suggestedFilename()).toMatch(/^spire-.*\.match$/)
  await page.getByRole("button", { name: /^Delete/ }).click()
  await page.getByText("No saved games yet").waitFor()
  await page.getByRole("button", { name: "Undo" }).click()
  await page.locator('input[type="file"]').setInputFiles({
    name: file.suggestedFilename(),
    mimeType: "text/plain",
    buffer: await contentOf(file),
  })
  await page.locator(".saved-match").nth(1).waitFor()
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "no.match", mimeType: "text/plain", buffer: Buffer.from("no\n") })
  expect(await page.getByRole("alert").textContent()).toBe("This file cannot be opened (line 1)")
  await page.getByRole("link", { name: "Resume" }).last().click()
  await page.waitForURL(/#\/match\//)
})
