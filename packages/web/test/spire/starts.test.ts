// A party begins in a later Act: what is said of where it is, and the map of that Act.

import { expect, test } from "vitest"
import { house } from "../support/browser.ts"
import { outOfReach, tooWide } from "../support/reach.ts"
import { begin } from "../support/table.ts"

const { open } = house()

test.each([
  {
    locale: "en-US",
    said: /Act IV\s+At the start of the Act/i,
    rooms: "This Act has only 3 rooms.",
    top: "Corrupt Heart",
  },
  {
    locale: "it-IT",
    said: /Atto IV\s+All'inizio dell'Atto/i,
    rooms: "Questo Atto ha solo 3 stanze.",
    top: "Corrupt Heart",
  },
])(
  "in Act IV nothing is said of the foot of the Spire, and the map is as large as its way is short ($locale)",
  async ({ locale, said, rooms, top }) => {
    const { page } = await open({ width: 1440, height: 900, locale })
    const options = { firstAct: 4, lastAct: 4, everythingUnlocked: true }
    await begin(page, { game: "spire", seed: "late", options })
    await page.locator(".sp-scene").waitFor()
    expect(await page.locator(".sp-where").innerText()).toMatch(said)
    expect(await page.locator(".spire").innerText()).not.toMatch(/foot of the Spire|ai piedi della Guglia/i)
    await page.locator(".sp-map-button").click()
    const legend = page.locator(".sp-legend")
    expect(await legend.innerText()).toContain(rooms)
    expect(await legend.innerText()).toContain(top)
    const map = await page.locator(".sp-map").boundingBox()
    const spaces = await page
      .locator(".sp-space")
      .evaluateAll((all) =>
        all
          .map((space) => space.getBoundingClientRect())
          .map(({ left, right, width }) => ({ left, right, width })),
      )
    expect(spaces.length).toBe(3)
    for (const { left, right, width } of spaces) {
      expect(width).toBeGreaterThan((map?.width ?? Infinity) * 0.3)
      expect(left).toBeGreaterThanOrEqual(map?.x ?? Infinity)
      expect(right).toBeLessThanOrEqual((map?.x ?? 0) + (map?.width ?? 0))
    }
  },
)

test("in Act I the party is at the foot of the Spire, and an Act takes its time", async () => {
  const { page } = await open({ width: 390, height: 844, touch: true })
  await begin(page, { game: "spire", seed: "early" })
  await page.locator(".sp-scene").waitFor()
  expect(await page.locator(".sp-where").innerText()).toMatch(/Act I\s+At the foot of the Spire/i)
  await page.locator(".sp-map-button").click()
  expect(await page.locator(".sp-legend").innerText()).toContain("this Act takes 60 to 90 minutes")
  expect(await tooWide(page)).toBe(0)
  expect(await outOfReach(page)).toEqual([])
})

const sizes = [
  [1440, 900],
  [1280, 800],
  [1280, 720],
  [1024, 768],
  [900, 700],
  [820, 1180],
  [768, 1024],
  [390, 844],
] as const

test.each([1, 2, 3])(
  "the legend lies over no map of Act %i, however large the screen is",
  async (firstAct) => {
    const { page } = await open({ width: 1440, height: 900, locale: "it-IT" })
    await begin(page, { game: "spire", seed: "legend", options: { firstAct, lastAct: firstAct } })
    await page.locator(".sp-map-button").click()
    await page.locator(".sp-legend").waitFor()
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      const over = await page.evaluate(() => {
        const [legend, map, seen] = [".sp-legend", ".sp-map", ".sp-map-scroll"].map(
          (each) => document.querySelector(each)?.getBoundingClientRect() ?? new DOMRect(),
        )
        const across =
          Math.min(legend.right, map.right, seen.right) - Math.max(legend.left, map.left, seen.left)
        const along =
          Math.min(legend.bottom, map.bottom, seen.bottom) - Math.max(legend.top, map.top, seen.top)
        return legend.width === 0 || (across > 1 && along > 1)
      })
      expect([width, height, over]).toEqual([width, height, false])
    }
  },
)
