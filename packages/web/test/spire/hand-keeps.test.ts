// A card in hand is one element for as long as it is held: whatever is played, taken back or resized, no other card's element
// is put in its place, and a click while things move means the card under it, or nothing.

import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { house } from "../support/browser.ts"
import { begin } from "../support/table.ts"

const { open } = house()

interface Watched {
  held: Map<string, Element>
  seen: Set<string>
  replaced: string[]
}

/** From now on it is noted whenever a card in hand has another element than before. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched: Watched = { held: new Map(), seen: new Set(), replaced: [] }
    Object.assign(globalThis, { watched })
    const look = (): void => {
      const before = watched.held
      watched.held = new Map()
      for (const element of document.querySelectorAll<HTMLElement>(".sp-hand [data-ref]")) {
        const ref = element.dataset["ref"] ?? ""
        // What has left the hand and comes back is new in it.
        if (before.has(ref) && before.get(ref) !== element) watched.replaced.push(element.innerText)
        watched.held.set(ref, element)
        watched.seen.add(ref)
      }
    }
    look()
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })

const watched = (page: Page): Promise<{ seen: number; replaced: string[] }> =>
  page.evaluate(() => {
    const { seen, replaced } = (globalThis as unknown as { watched: Watched }).watched
    return { seen: seen.size, replaced }
  })

const fight = (page: Page): Promise<void> =>
  begin(page, { game: "spire", seed: "finger", options: { room: "encounter", characters: ["ironclad"] } })

const cards = (page: Page): Promise<string[]> =>
  page
    .locator(".sp-hand [data-ref]")
    .evaluateAll((all) => all.map((each) => each.getAttribute("data-ref") ?? ""))

test("no card's element is replaced by a play, an undo, another size of the window or another turn", async () => {
  const { page } = await open({ width: 1440, height: 900 })
  await fight(page)
  await page.locator(".sp-hand .lit").nth(4).waitFor()
  await watch(page)
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
  const { seen, replaced } = await watched(page)
  expect(seen).toBeGreaterThanOrEqual(10)
  expect(replaced).toEqual([])
})

test("a click while a card is on its way means the card that lies under it, or nothing", async () => {
  const { page } = await open({ width: 1440, height: 900, calm: false, settings: { motionWish: "full" } })
  await fight(page)
  await page.locator(".sp-hand .lit").nth(4).waitFor()
  const defend = page.locator('.sp-hand .lit:has-text("Defend")')
  const before = await cards(page)
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
  const left = await cards(page)
  const gone = before.filter((ref) => !left.includes(ref) && ref !== played)
  expect(gone.filter((ref) => !meant.includes(ref))).toEqual([])
})
