// With a finger: one tap is enough for a card, and one for whom it is meant for; the table stays where it is.

import { expect, test } from "vitest"
import { house } from "../support/browser.ts"
import { begin } from "../support/table.ts"

const { open } = house()

const PHONE = { width: 390, height: 844, touch: true }

test("a tap on a card and a tap on an enemy play it, and nothing moves in between", async () => {
  const { page } = await open(PHONE)
  await begin(page, {
    game: "spire",
    seed: "finger",
    options: { room: "encounter", characters: ["ironclad"] },
  })
  const strike = page.locator('.sp-hand .lit:has-text("Strike")').first()
  const enemy = page.locator(".sp-enemy .sp-fighter").first()
  await strike.waitFor()
  const energy = page.locator(".sp-energy b")
  expect(await energy.textContent()).toBe("3")
  const top = (await enemy.boundingBox())?.y
  await strike.tap({ position: { x: 20, y: 30 } })
  await page.locator(".sp-enemy .lit").first().waitFor()
  expect((await enemy.boundingBox())?.y).toBeCloseTo(top ?? 0, 0)
  await page.locator(".sp-enemy .lit").first().tap()
  await page.locator('.sp-energy b:has-text("2")').waitFor()
  // Nothing large came up for it.
  expect(await page.locator(".inspector").count()).toBe(0)
})

test("what is brought into view does not move all of the table", async () => {
  const { page } = await open(PHONE)
  await begin(page, {
    game: "spire",
    seed: "finger",
    options: { room: "encounter", characters: ["watcher"] },
  })
  const table = page.locator(".spire")
  await table.waitFor()
  expect(
    await table.evaluate((element) => {
      element.scrollTop = 40
      return element.scrollTop
    }),
  ).toBe(0)
})
