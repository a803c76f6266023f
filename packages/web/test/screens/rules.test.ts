// The rulebooks side by side: reached from the cards and from where a table is set, by keyboard too, in both languages.

import { fourSoulsBox } from "@soulspire/four-souls"
import { expect, test } from "vitest"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"

const { open } = house()
const { rows = [] } = fourSoulsBox.compared ?? {}
const differing = rows.filter(({ differs }) => differs).length

test("every question with three answers and a reason; a switch leaves those that differ", async () => {
  const { page } = await open({ at: "/cards/four-souls" })
  await page.getByRole("link", { name: "Rulebooks side by side" }).click()
  await page.getByRole("heading", { level: 1, name: "Rulebooks of Four Souls" }).waitFor()
  const questions = page.locator(".compared > li")
  expect(await questions.count()).toBe(rows.length)
  const loot = questions.filter({ hasText: "RD-09" })
  expect(await loot.locator("dd").allTextContents()).toEqual(["No", "No", "Yes"])
  expect(await loot.locator("p").textContent()).toBe("If so, others can act before the card is looted.")
  expect(await loot.locator(".compared-other dt").allTextContents()).toEqual(["First edition"])
  expect(await questions.filter({ hasText: "RD-31" }).locator("p").last().textContent()).toBe(
    "Decided by what each card says.",
  )
  const only = page.getByRole("switch", { name: "Only the differences" })
  await only.focus()
  await page.keyboard.press("Space")
  expect(await questions.count()).toBe(differing)
  await page.getByText(`${differing} of ${rows.length} questions`).waitFor()
  expect(await questions.filter({ hasText: "RD-35" }).count()).toBe(0)
})

test("on an Italian phone it fits, has no serious fault, and the table that was being set is still there", async () => {
  const { page } = await open({
    width: 390,
    height: 844,
    touch: true,
    locale: "it-IT",
    at: "/table/four-souls",
  })
  const first = page.getByRole("radio", { name: "Prima edizione", exact: true })
  await first.check({ force: true })
  await page.getByRole("link", { name: "Regolamenti a confronto" }).click()
  await page.getByRole("heading", { name: "Il bottino del passaggio Bottino va nella pila?" }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await seriousFindings(page)).toEqual([])
  await page.goBack()
  expect(await first.isChecked()).toBe(true)
})

test("a game with one rulebook says so", async () => {
  const { page } = await open({ at: "/rules/spire" })
  await page.getByText("This game has only one rulebook.").waitFor()
})
