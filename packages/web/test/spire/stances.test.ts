// Stances on the table: around the figure, in its row, and in words.

import { expect, test } from "vitest"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"
import { fightAs, overlap } from "../support/fight.ts"

const { open } = house()

test.each([
  { stance: "wrath", word: "Wrath" },
  { stance: "calm", word: "Calm" },
] as const)("$word is around the figure, on its row and said", async ({ stance, word }) => {
  const page = await fightAs(open, { players: [{ stance }] })
  expect(await page.locator(`.sp-hero .sp-aura-${stance}`).count()).toBe(1)
  expect(await page.locator(".sp-stance").innerText()).toContain(word)
  expect(await page.getByRole("group", { name: new RegExp(`^Ada, .*, ${word}$`) }).count()).toBe(1)
  const light = await page.locator(".sp-lane").evaluate((lane) => getComputedStyle(lane, "::after").content)
  expect(light).toBe('""')
  for (const other of [".sp-hand", ".sp-intent", ".sp-end-turn", ".sp-life"])
    expect(await overlap(page, ".sp-stance", other)).toEqual([])
  expect(await seriousFindings(page)).toEqual([])
})

test("Neutral is nothing to be seen", async () => {
  const page = await fightAs(open, {})
  expect(await page.locator(".sp-aura, .sp-stance").count()).toBe(0)
  expect(await page.locator(".sp-lane").evaluate((lane) => getComputedStyle(lane, "::after").content)).toBe(
    "none",
  )
})

test("with motion off nothing burns", async () => {
  const page = await fightAs(
    open,
    { players: [{ stance: "wrath" }] },
    { calm: false, settings: { motionWish: "off" } },
  )
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === "running").length,
  )
  expect(moving).toBe(0)
})
