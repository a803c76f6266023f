// Each Act is a place of its own, and with motion off it stands still.

import { expect, test } from "vitest"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"
import { fightAs } from "../support/fight.ts"

const { open } = house()

test.each([
  { act: 1, place: "hall" },
  { act: 2, place: "city" },
  { act: 3, place: "beyond" },
  { act: 4, place: "ending" },
])("Act $act is the $place", { timeout: 60_000 }, async ({ act, place }) => {
  const page = await fightAs(open, { table: { act } }, { calm: false, settings: { motionWish: "off" } })
  const backdrop = page.locator(".sp-backdrop")
  expect(await backdrop.getAttribute("class")).toContain(`sp-place-${place}`)
  expect(await backdrop.locator("svg").count()).toBe(2)
  expect(
    await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    ),
  ).toBe(0)
  expect(await seriousFindings(page)).toEqual([])
})

test("the keys of Act IV are shown where it is unlocked: those that the party has, and those that it lacks", async () => {
  const page = await fightAs(open, { table: { climb: 1, act: 2, lastAct: 1, ruby: 1 } })
  const keys = page.locator(".sp-key svg")
  expect(await keys.evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")))).toEqual([
    "Ruby key",
    "Sapphire key: not yet yours",
    "Emerald key: not yet yours",
  ])
  expect(await seriousFindings(page)).toEqual([])
})
