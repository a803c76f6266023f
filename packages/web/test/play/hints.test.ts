// A hint on the screen: what to do, and why, in the language of the page.

import { expect, test } from "vitest"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"
import { begin } from "../support/table.ts"

const { open } = house()

test.each([
  ["en-US", "Why this?", /^(?:Better than|About as good|Nothing else would make a difference)/],
  ["it-IT", "Perché questa?", /^(?:Meglio di|Vale quasi lo stesso|Nient'altro cambierebbe qualcosa)/],
])("in a fight, %s: it is a button that does it, with why behind it", async (locale, question, says) => {
  const { page } = await open({ locale })
  await begin(page, { game: "spire", seed: "hint", options: { room: "encounter" } })
  await page.locator(".sp-hand-slot").first().waitFor()
  const before = await page.locator(".sp-hand-slot").count()
  await page.keyboard.press("h")
  const hint = page.locator(".hint-told")
  await hint.waitFor({ timeout: 60_000 })
  // It is closed until somebody wants to know.
  expect(await hint.locator("li").first().isVisible()).toBe(false)
  await hint.getByText(question).click()
  expect(await hint.locator("li").first().innerText()).toMatch(says)
  expect(await hint.innerText()).not.toContain("‹")
  expect(await seriousFindings(page)).toEqual([])
  await hint.getByRole("button").click()
  await hint.waitFor({ state: "detached" })
  expect(await page.locator(".sp-hand-slot").count()).toBeLessThanOrEqual(before)
})
