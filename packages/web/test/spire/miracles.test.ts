// Miracles beside the energy: seen, counted with the supply, and spent by a click.

import { expect, test } from "vitest"
import { askedOf } from "../support/asked.ts"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"
import { fightAs, overlap } from "../support/fight.ts"
import { tooWide } from "../support/reach.ts"
import { begin } from "../support/table.ts"
import { answered } from "../support/shown-as.ts"

const { open } = house()

const turn = askedOf({
  id: 900,
  prompt: { key: "play" },
  pass: "end",
  options: [
    { key: "miracle", refs: [] },
    { key: "end", refs: [] },
  ],
})

test("a click on them uses one", async () => {
  const page = await fightAs(open, { players: [{ miracles: 2 }], table: { miraclesLeft: 3 }, asked: [turn] })
  expect(await page.locator(".sp-miracle:visible").count()).toBe(2)
  const use = page.getByRole("button", { name: "Use a Miracle for 1 Energy. Miracles 2. Supply: 3" })
  expect(await seriousFindings(page)).toEqual([])
  const [keys] = await Promise.all([answered(page), use.click()])
  expect(keys).toEqual(["miracle"])
})

test("they are seen, and no button, while none can be used", async () => {
  const nothing = { ...turn, options: turn.options.slice(1) }
  const page = await fightAs(
    open,
    { players: [{ miracles: 5 }], table: { miraclesLeft: 0 }, asked: [nothing] },
    { locale: "it-IT" },
  )
  expect(await page.getByRole("img", { name: "Miracoli 5. Riserva: 0" }).count()).toBe(1)
  expect(await page.locator("button.sp-miracles").count()).toBe(0)
})

test("whoever has none sees none", async () => {
  const page = await fightAs(open, { table: { miraclesLeft: 2 } })
  expect(await page.locator(".sp-miracles").count()).toBe(0)
})

test.each([
  { width: 1280, height: 720, touch: false },
  { width: 390, height: 844, touch: true },
])("five of them lie over nothing at $width by $height", async (screen) => {
  const page = await fightAs(
    open,
    { players: [{ miracles: 5 }], table: { miraclesLeft: 0 }, asked: [turn] },
    screen,
  )
  for (const other of [".sp-hand .sp-card", ".sp-pile", ".sp-end-turn", ".sp-energy", ".sp-fighter"])
    expect(await overlap(page, ".sp-miracles", other)).toEqual([])
  expect(await tooWide(page)).toBe(0)
})

test("the Watcher begins with one, and using it is worth 1 energy", async () => {
  const { page } = await open({ width: 1440, height: 900 })
  await begin(page, {
    game: "spire",
    seed: "miracle",
    options: { room: "encounter", characters: ["watcher"] },
  })
  await page.getByRole("button", { name: "Use a Miracle for 1 Energy. Miracles 1. Supply: 4" }).click()
  await page.getByRole("img", { name: "Energy 4" }).waitFor()
  expect(await page.locator(".sp-miracles").count()).toBe(0)
})
