// Four at one screen, with orbs, stances and miracles: nothing of it lies over what one plays with.

import { expect, test } from "vitest"
import { house } from "../support/browser.ts"
import { overlap } from "../support/fight.ts"
import { tooWide } from "../support/reach.ts"
import { shownAs } from "../support/shown-as.ts"
import { begin } from "../support/table.ts"

const { open } = house()

const orbWorth = {
  lightning: { given: 1, evoked: 2 },
  frost: { given: 1, evoked: 1 },
  dark: { given: 0, evoked: 3 },
}
const players = [
  { stance: "wrath", miracles: 2 },
  { orbSlots: 3, orbWorth, lightning: 1, dark: 1 },
  { stance: "calm" },
  { orbSlots: 5, orbWorth, lightning: 2, frost: 2, dark: 1 },
] as const

test.each([
  { width: 1440, height: 900, touch: false },
  { width: 1280, height: 720, touch: false },
  { width: 390, height: 844, touch: true },
])(
  "at $width by $height",
  async (screen) => {
    const { page } = await open({ ...screen, inWorker: shownAs({ players }) })
    const options = { room: "encounter", characters: ["watcher", "defect", "silent", "ironclad"] }
    await begin(page, { game: "spire", persons: 4, seed: "party", options })
    // Each says that they stay in their row.
    for (let i = 0; i < 4; i++) await page.getByRole("button", { name: "Confirm" }).click()
    await page.locator(".sp-combat").waitFor()
    // Whoever comes back to it is told everything, as the test has it.
    await page.reload()
    await page.locator(".sp-orb").first().waitFor({ state: "attached" })
    // Where there is little room one row is open at a time: here that of somebody with orbs.
    await page
      .locator(".sp-lane", { has: page.locator(".sp-orb") })
      .first()
      .locator(".sp-fighter")
      .first()
      .click()
    await page.locator(".sp-orb").first().waitFor()
    expect(await page.locator(".sp-orbs").count()).toBe(2)
    expect(await page.locator(".sp-stance").count()).toBe(2)
    for (const one of [".sp-orb", ".sp-stance", ".sp-fighter"])
      for (const other of [".sp-hand .sp-card", ".sp-end-turn", ".sp-miracles", ".sp-head"])
        expect(await overlap(page, one, other)).toEqual([])
    for (const one of [".sp-orb", ".sp-stance"])
      for (const other of [".sp-intent", ".sp-coming", ".sp-enemy"])
        expect(await overlap(page, one, other)).toEqual([])
    expect(await tooWide(page)).toBe(0)
    // Everybody is seen above the table, and in their row with their life.
    expect(await page.locator(".sp-climber .sp-portrait").count()).toBe(4)
    for (const life of await page.locator(".sp-climber .sp-portrait, .sp-hero .sp-life").all()) {
      const box = await life.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(screen.width)
    }
  },
  120_000,
)
