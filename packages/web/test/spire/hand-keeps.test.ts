// A card in hand is one element for as long as it is held: whatever is played, taken back or resized, no other card's element
// is put in its place, and a click while things move means the card under it, or nothing.

import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { house } from "../support/browser.ts"
import { cardsWithin, watchedElements, watchElements } from "../support/kept-elements.ts"
import { begin } from "../support/table.ts"

const { open } = house()

const fight = (page: Page): Promise<void> =>
  begin(page, { game: "spire", seed: "finger", options: { room: "encounter", characters: ["ironclad"] } })

test("no card's element is replaced by a play, an undo, another size of the window or another turn", async () => {
  const { page } = await open({ width: 1440, height: 900 })
  await fight(page)
  await page.locator(".sp-hand .lit").nth(4).waitFor()
  await watchElements(page, ".sp-hand")
  const defend = page.locator('.sp-hand .lit:has-text("Defend")').first()
  await defend.click({ position: { x: 12, y: 30 } })
  await page.locator('.sp-energy b:has-text("2")').waitFor()
  await page
    .locator('.sp-hand .lit:has-text("Strike")')
    .first()
    .click({ position: { x: 12, y: 30 } })
  await page.locator(".sp-enemy .lit").first().click()
  await page.locator('.sp-energy b:has-text("1")').waitFor()
  await page.getByRole("button", { name: "Undo" }).click()
  await page.locator('.sp-energy b:has-text("2")').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.getByRole("button", { name: "End turn" }).click()
  await page.getByText("Round 2").first().waitFor()
  await page.locator(".sp-hand .lit").nth(4).waitFor()
  await page
    .locator('.sp-hand .lit:has-text("Defend")')
    .first()
    .click({ position: { x: 12, y: 30 } })
  await page.locator('.sp-energy b:has-text("2")').waitFor()
  const { seen, replaced } = await watchedElements(page)
  expect(seen).toBeGreaterThanOrEqual(10)
  expect(replaced).toEqual([])
})

test("a click while a card is on its way means the card that lies under it, or nothing", async () => {
  const { page } = await open({ width: 1440, height: 900, calm: false, settings: { motionWish: "full" } })
  await fight(page)
  await page.locator(".sp-hand .lit").nth(4).waitFor()
  const defend = page.locator('.sp-hand .lit:has-text("Defend")')
  const before = await cardsWithin(page, ".sp-hand")
  const played = await defend.first().getAttribute("data-ref")
  const at = await defend.nth(1).boundingBox()
  const [x, y] = [(at?.x ?? 0) + 20, (at?.y ?? 0) + 60]
  await defend.first().click({ position: { x: 12, y: 30 } })
  // As soon as the hand closes its gap, somebody clicks where another card lay.
  await page.waitForFunction(
    (ref) => document.querySelector(`.sp-hand [data-ref="${ref}"]`) === null,
    played,
    { polling: "raf" },
  )
  const meant: string[] = []
  for (let i = 0; i < 4; i++) {
    meant.push(
      await page.evaluate(
        ([left, top]) =>
          document.elementFromPoint(left, top)?.closest(".sp-hand [data-ref]")?.getAttribute("data-ref") ??
          "",
        [x, y],
      ),
    )
    await page.mouse.click(x, y)
  }
  await page.locator(".sp-hand .lit, .sp-end-turn.primary").first().waitFor()
  const left = await cardsWithin(page, ".sp-hand")
  const gone = before.filter((ref) => !left.includes(ref) && ref !== played)
  expect(gone.filter((ref) => !meant.includes(ref))).toEqual([])
})
