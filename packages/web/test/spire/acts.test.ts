// From one Act to the next: what is asked when one is beaten, and the place that the party comes to, for a moment that
// keeps nobody from answering.

import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { askedOf } from "../support/asked.ts"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"
import { sceneAs } from "../support/fight.ts"
import { shown } from "../support/figures.ts"
import { outOfReach, tooWide } from "../support/reach.ts"
import type { ShownAs } from "../support/shown-as.ts"

const { open } = house()

const goesOn = askedOf({
  id: 900,
  kind: "vote",
  prompt: { key: "next-act" },
  options: [
    { key: "go-on", refs: [] },
    { key: "stop", refs: [] },
  ],
})

/** What Space would answer. */
const passable = askedOf({ id: 901, pass: "done", options: [{ key: "done", refs: [] }] })

/** This Act is beaten, and the next one begins as soon as that is wanted. */
const beaten = (act: number): ShownAs => ({
  table: { climb: 1, act, phase: "room", room: "boss" },
  asked: [goesOn],
  then: { table: { climb: 1, act: act + 1, phase: "map", room: "boss" }, asked: [passable] },
})

/** The moment lasts until somebody ends it: however slow a machine is, it is there to be looked at. */
function lasting(): void {
  const later = globalThis.setTimeout
  globalThis.setTimeout = ((does: () => void, ms: number) =>
    ms === 2800 ? 0 : later(does, ms)) as unknown as typeof setTimeout
}

const beat = (act: number, opening: Parameters<typeof sceneAs>[3] = {}): Promise<Page> =>
  sceneAs(open, ".sp-act-end", beaten(act), { before: lasting, ...opening })

test("a beaten Act is called so, with what lies above; and nothing speaks of rewards", async () => {
  const page = await beat(1)
  const scene = page.locator(".sp-scene")
  expect(await scene.innerText()).toMatch(/Act I is beaten\s+Next: Act II · The City\./i)
  expect(await scene.getByText(/reward/i).count()).toBe(0)
  expect(await shown(scene)).toEqual([true])
  expect(await scene.getByRole("button").count()).toBe(2)
  expect(await seriousFindings(page)).toEqual([])
})

test.each([
  { act: 1, name: "Act II · The City", place: "city" },
  { act: 2, name: "Act III · The Beyond", place: "beyond" },
  { act: 3, name: "Act IV · The Ending", place: "ending" },
])("the party comes to $name, and a click ends the moment", async ({ act, name, place }) => {
  const page = await beat(act)
  await page.getByRole("button", { name: "Go on to the next Act" }).click()
  const moment = page.getByRole("button", { name })
  await moment.waitFor()
  expect(await moment.locator(".sp-backdrop").getAttribute("class")).toContain(`sp-place-${place}`)
  expect(await shown(moment.locator(".sp-act-party"))).toEqual([true])
  expect(await moment.innerText()).toContain("The party stands")
  // Whoever wants no motion sees it at once, and still.
  expect(
    await moment.evaluate(
      (each) => each.getAnimations({ subtree: true }).length + Number(getComputedStyle(each).opacity),
    ),
  ).toBe(1)
  await moment.click()
  expect(await moment.count()).toBe(0)
})

test("a key ends it and answers nothing; and Tab only moves on", async () => {
  const page = await beat(1, { locale: "it-IT" })
  expect(await page.locator(".sp-scene h2").innerText()).toMatch(/Atto I superato/i)
  const prosegui = page.getByRole("button", { name: "Prosegui verso il prossimo Atto" })
  await prosegui.click()
  const moment = page.getByRole("button", { name: "Atto II · La Città" })
  await moment.waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press("Tab")
  expect(await moment.count()).toBe(1)
  const asked = page.locator('.decision-panel [data-key="done"]')
  await page.keyboard.press("Space")
  expect(await moment.count()).toBe(0)
  expect(await asked.count()).toBe(1)
  await page.keyboard.press("Space")
  await asked.waitFor({ state: "detached" })
})

test("left alone it goes by itself", async () => {
  const page = await sceneAs(open, ".sp-act-end", beaten(2))
  await page.getByRole("button", { name: "Go on to the next Act" }).click()
  await page.locator(".sp-act-change").waitFor({ state: "attached" })
  await page.locator(".sp-act-change").waitFor({ state: "detached" })
})

test("on a phone all of it is in sight, and what is below the table can be used at once", async () => {
  const page = await beat(2, { width: 390, height: 844, touch: true })
  expect(await tooWide(page)).toBe(0)
  expect(await outOfReach(page)).toEqual([])
  await page.getByRole("button", { name: "Go on to the next Act" }).click()
  const moment = page.locator(".sp-act-change")
  await moment.waitFor()
  const [table, whole] = await Promise.all([
    page.locator(".spire").boundingBox(),
    moment.evaluate((each) => each.scrollHeight <= each.clientHeight && each.scrollWidth <= each.clientWidth),
  ])
  expect(await moment.boundingBox()).toEqual(table)
  expect(whole).toBe(true)
})

test("a table that one comes to shows no such moment", async () => {
  const page = await sceneAs(open, ".sp-rows", { table: { climb: 1, act: 3, phase: "map" } })
  expect(await page.locator(".sp-act-change").count()).toBe(0)
})
