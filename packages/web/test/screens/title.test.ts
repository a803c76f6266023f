// The title: two doors, in the browser's language, for everybody; what was left off can be gone on with.

import { expect, test } from "vitest"
import { house } from "../support/browser.ts"
import { downloaded, hand } from "../support/download.ts"

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
  await page.getByRole("button", { name: "Start game" }).click()
  await page.waitForURL(/#\/match\//)
  const address = page.url()
  await page.goto(address.replace(/#.*/, "#/"))
  await page.getByRole("link", { name: /^Continue/ }).waitFor()
  await page.getByRole("link", { name: "All saved games (1)" }).click()
  const { name, content } = await downloaded(page, "Save as a file")
  expect(name).toMatch(/^spire-.*\.match$/)
  await page.getByRole("button", { name: /^Delete/ }).click()
  await page.getByText("No saved games yet").waitFor()
  await page.getByRole("button", { name: "Undo" }).click()
  await hand(page, name, content)
  await page.getByText("One is already here and stays as it is.").waitFor()
  expect(await page.locator(".saved-match").count()).toBe(1)
  await hand(page, "no.match", Buffer.from("no\n"))
  const refused = page.getByRole("alert").getByText("line 1: this is not JSON")
  await refused.waitFor()
  expect(await page.getByRole("alert").textContent()).toMatch(/^This file cannot be opened: line 1/)
  await page.getByRole("link", { name: "Resume" }).last().click()
  await page.waitForURL(/#\/match\//)
})
