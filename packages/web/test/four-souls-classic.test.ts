// A turn of the first edition at the table: the ribbon and the ways to answer say how its action phase ends, and what waits on
// the stack is called by what it is.

import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { house } from "./support/browser.ts"
import { begin } from "./support/table.ts"

const { open } = house()
const PATIENCE = 240_000

/** A person and a bot. With these cards the person plays Cain, who goes first. */
const sitDown = (page: Page): Promise<void> =>
  begin(page, { game: "four-souls", bots: 1, options: { ruleset: "classic" }, seed: "classic" })

const asked = (page: Page, key: string) => page.locator(`.asked > .choices [data-key="${key}"]`)

const passTo = async (page: Page, key: string): Promise<void> => {
  for (let i = 0; i < 12; i++) {
    await page.locator(".asked").first().waitFor()
    if (await asked(page, key).isVisible()) return
    await asked(page, "pass").click()
    await page.waitForTimeout(150)
  }
  throw new Error(`${key} is never offered`)
}

test(
  "on a wide table: the loot waits on the stack, and passing is the way out of the action phase",
  async () => {
    const { page } = await open({
      width: 1440,
      height: 900,
      settings: { motionWish: "off", language: "en", level: "always", confirm: false },
    })
    await sitDown(page)
    const now = page.locator(".fs-phases [aria-current=step]")
    const stacked = page.locator(".fs-stacked", { hasText: "Loot for the turn" })
    for (let i = 0; i < 12 && (await stacked.count()) === 0; i++) {
      await asked(page, "pass").click()
      await page.waitForTimeout(150)
    }
    expect([await now.textContent(), await stacked.getAttribute("aria-label")]).toEqual([
      "Loot stepon the stack first",
      "Loot for the turn, Ada",
    ])
    await passTo(page, "end")
    expect(await now.textContent()).toBe("Action phaseuntil all pass")
    expect(await page.locator(".asked .prompt").first().textContent()).toBe(
      "Your turn: play, activate, attack, buy, or pass. The action phase is over when all pass in a row.",
    )
    await page.getByRole("button", { name: "Pass (the action phase ends when all pass)" }).click()
    await page.locator(".log").getByText("Ada passes.").first().waitFor()
  },
  PATIENCE,
)

test(
  "on an Italian phone the same is said in Italian, and fits",
  async () => {
    const { page } = await open({
      width: 390,
      height: 844,
      touch: true,
      locale: "it-IT",
      settings: { motionWish: "off", language: "it", level: "always", confirm: false },
    })
    await sitDown(page)
    await passTo(page, "end")
    expect(await page.locator(".fs-phases [aria-current=step]").textContent()).toBe(
      "Fase Azionifinché non passano tutti",
    )
    await page.getByRole("button", { name: "Passa (la Fase Azioni finisce quando tutti passano)" }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  },
  PATIENCE,
)
