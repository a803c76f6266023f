// A bot at a seat: one that thinks ahead, whose turn the table shows while it can still be used, and one that takes over a
// person's seat for a while.

import { expect, test } from "vitest"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"
import { begin } from "../support/table.ts"

const { open } = house()

test("a hard bot plays its turn", { timeout: 180_000 }, async () => {
  const { page } = await open()
  const options = { room: "encounter", characters: ["ironclad", "silent"] }
  await begin(page, { game: "spire", seed: "hard", bots: 1, bot: "hard", options })
  await page.getByRole("button", { name: "Confirm" }).click()
  await page.locator(".sp-hand-slot").first().waitFor()
  const said = (): Promise<string> => page.locator(".log").innerText()
  await expect.poll(said, { timeout: 90_000 }).toMatch(/Bot 1 plays/)
  expect(await seriousFindings(page)).toEqual([])
})

test("a bot takes over a seat and gives it back", { timeout: 180_000 }, async () => {
  const { page } = await open()
  await begin(page, { game: "spire", seed: "lent", options: { moreHp: 20 } })
  await page.locator(".lend summary").click()
  expect(await seriousFindings(page)).toEqual([])
  await page.locator(".lend").getByRole("button", { name: "Bot: easy" }).click()
  const banner = page.getByText("A bot is playing for you (Bot: easy).")
  await banner.waitFor()
  await page.getByRole("button", { name: "Play myself again" }).click()
  await banner.waitFor({ state: "detached" })
  await page.locator(".decision-panel .asked, .sp-end-turn").first().waitFor()
  // After a reload it is one's own seat still, and can be left again.
  await page.reload()
  await page.locator(".lend summary").waitFor()
})
