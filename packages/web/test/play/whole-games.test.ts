// Whole games in a real browser, played by somebody who knows nothing but the screen, with a reload in the middle.

import { describe, expect, it } from "vitest"
import { house } from "../support/browser.ts"
import { drive } from "../support/driver.ts"
import { begin } from "../support/table.ts"

const { open } = house()

/** Nothing here measures time, and other work may share the machine. */
const PATIENCE = 600_000

describe("a whole game", { timeout: PATIENCE }, () => {
  it.each([
    // One person plays both seats against the timer: the shortest way to be a whole game.
    { game: "four-souls", persons: 2, options: { mode: "solo", barter: false } },
    { game: "spire", persons: 1, options: {} },
  ])("of $game is played to its end by clicking what is lit", async (table) => {
    const { page } = await open({ settings: { motion: "off", sound: false, level: "stops" } })
    await begin(page, { ...table, seed: "whole" })
    const first = await drive(page, { most: 20_000, seed: 1, until: 60 })
    expect(first.stuck).toBe("")
    await page.reload()
    await page.locator(".shell").waitFor({ timeout: PATIENCE })
    const rest = await drive(page, { most: 20_000, seed: 2 })
    expect(rest.stuck).toBe("")
    expect(rest.over).toBe(true)
  })
})
