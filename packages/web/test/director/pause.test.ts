// Whoever pauses sees nothing new before they go on, and can answer at the next chance.

import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { house } from "../support/browser.ts"
import { begin } from "../support/table.ts"

const { open } = house()
const settings = { motionWish: "off", sound: false, speed: "quick", level: "stops" }

const lines = (page: Page): Promise<number> => page.locator(".log-line").count()
const turnOf = (page: Page, name: string) =>
  page.locator(".fs-ribbon").getByText(name === "Ada" ? "Your turn" : `${name}'s turn`)

/** Goes on with whatever is offered first, until it is somebody else's turn. */
async function untilTurnOf(page: Page, name: string): Promise<void> {
  const choice = page.locator(".decision-panel .choice:not(:disabled)").last()
  for (let i = 0; i < 60 && (await turnOf(page, name).count()) === 0; i++)
    await choice.click({ timeout: 2000 }).catch(() => {})
}

test("a bot's turn is held, goes on, and stops where one can answer", async () => {
  const { page } = await open({ settings })
  await begin(page, { game: "four-souls", persons: 1, bots: 2, seed: "pause" })
  await untilTurnOf(page, "Bot 1")
  await page.getByRole("button", { name: "Pause" }).click()
  await page.getByText("Paused").waitFor()
  await page.locator(".shell-board:not([data-beat])").waitFor()
  const held = await lines(page)
  const who = await page.locator(".fs-ribbon").textContent()
  // As long as several beats would take.
  await page.waitForTimeout(4000)
  expect(await lines(page)).toBe(held)
  expect(await page.locator(".fs-ribbon").textContent()).toBe(who)
  await page.getByRole("button", { name: "Answer", exact: true }).click()
  await page.getByText("You have priority").waitFor()
  expect(await turnOf(page, "Ada").count()).toBe(0)
  expect(await lines(page)).toBeGreaterThanOrEqual(held)
  // It was asked for once.
  await page.locator(".decision-panel .choice").first().click()
  await turnOf(page, "Ada").waitFor()
})
