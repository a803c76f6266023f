// With a finger: the first tap raises a card so that it can be read, the second plays it, and one is enough for whom it is
// meant for; the table stays where it is.

import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { house } from "../support/browser.ts"
import { begin } from "../support/table.ts"

const { open } = house()

const PHONE = { width: 390, height: 844, touch: true }

async function fight(character: string): Promise<Page> {
  const { page } = await open(PHONE)
  await begin(page, {
    game: "spire",
    seed: "finger",
    options: { room: "encounter", characters: [character] },
  })
  await page.locator(".sp-hand .lit").first().waitFor()
  return page
}

test("a tap raises a card, another plays it at whom is tapped then, and nothing moves in between", async () => {
  const page = await fight("ironclad")
  const strike = page.locator('.sp-hand .lit:has-text("Strike")').first()
  const enemy = page.locator(".sp-enemy .sp-fighter").first()
  const energy = page.locator(".sp-energy b")
  expect(await energy.textContent()).toBe("3")
  const top = (await enemy.boundingBox())?.y
  await strike.tap({ position: { x: 12, y: 30 } })
  await page.locator(".sp-raised").waitFor()
  // It can be read now, and whole.
  const raised = await page.locator(".sp-raised .face").boundingBox()
  expect(raised?.width).toBeGreaterThan(160)
  expect(raised?.x).toBeGreaterThanOrEqual(0)
  expect((raised?.x ?? 0) + (raised?.width ?? 999)).toBeLessThanOrEqual(PHONE.width)
  expect((raised?.y ?? 0) + (raised?.height ?? 999)).toBeLessThanOrEqual(PHONE.height)
  expect(await page.locator(".sp-enemy .lit").count()).toBe(0)
  await page.locator(".sp-raised .lit").tap()
  await page.locator(".sp-enemy .lit").first().waitFor()
  expect((await enemy.boundingBox())?.y).toBeCloseTo(top ?? 0, 0)
  await page.locator(".sp-enemy .lit").first().tap()
  await page.locator('.sp-energy b:has-text("2")').waitFor()
  // Nothing large came up for it.
  expect(await page.locator(".inspector").count()).toBe(0)
})

test("what is touched beside the hand lowers a raised card again", async () => {
  const page = await fight("ironclad")
  await page
    .locator('.sp-hand .lit:has-text("Defend")')
    .first()
    .tap({ position: { x: 12, y: 30 } })
  await page.locator(".sp-raised").waitFor()
  await page.locator(".sp-scene").tap({ position: { x: 195, y: 60 } })
  await page.locator(".sp-raised").waitFor({ state: "detached" })
  expect(await page.locator(".sp-energy b").textContent()).toBe("3")
})

test("what is brought into view does not move all of the table", async () => {
  const page = await fight("watcher")
  expect(
    await page.locator(".spire").evaluate((element) => {
      element.scrollTop = 40
      return element.scrollTop
    }),
  ).toBe(0)
})
