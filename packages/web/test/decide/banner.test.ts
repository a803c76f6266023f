// The banner: one place for what is asked, the key of its gold button, the way back, and numbers and orders that are chosen in it.

import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { seriousFindings } from "../support/axe.ts"
import { askedOf } from "../support/asked.ts"
import { house } from "../support/browser.ts"
import { fightAs, overlap } from "../support/fight.ts"
import { answered } from "../support/shown-as.ts"
import { begin } from "../support/table.ts"

const { open } = house()
const settings = { motionWish: "off", sound: false }

const cards = (page: Page) => page.getByRole("region", { name: "hand" }).getByRole("button")
const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true })

test("it lies below the table in the middle, and over no card of the hand, on a wide screen and on a phone", async () => {
  const { page } = await open({ width: 1440, height: 900, settings })
  await begin(page, { game: "four-souls", bots: 1, options: { barter: false }, seed: "banner" })
  const prompt = page.locator(".decision-panel .asked .prompt")
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await prompt.waitFor()
    expect(await overlap(page, ".decision-panel", ".shell-board")).toEqual([])
    const [says, board] = [await prompt.boundingBox(), await page.locator(".shell-board").boundingBox()]
    expect(says?.x).toBeGreaterThan(board?.x ?? 0)
    expect((says?.x ?? 0) + (says?.width ?? 0)).toBeLessThan((board?.x ?? 0) + (board?.width ?? 0))
  }
})

test("Space does not press what has the focus: after Undo it undoes nothing more", async () => {
  const { page } = await open({ settings })
  await begin(page, { game: "spire", options: { room: "encounter" }, seed: "undo" })
  const played = page.getByRole("log").getByText("plays Defend")
  const defend = cards(page).filter({ hasText: "Defend" }).first()
  await defend.click()
  await played.first().waitFor()
  await defend.click()
  await expect.poll(() => cards(page).filter({ hasText: "Defend" }).count()).toBeLessThan(3)
  const held = await page.locator(".sp-hand-slot").count()
  await undo(page).click()
  await expect.poll(() => page.locator(".sp-hand-slot").count()).toBe(held + 1)
  await page.keyboard.press("Space")
  await page.keyboard.press("Space")
  await page.waitForTimeout(200)
  expect(await page.locator(".sp-hand-slot").count()).toBe(held + 1)
})

test("what has revealed something is taken back only by whoever says so twice", async () => {
  const { page } = await open({ settings })
  await begin(page, { game: "spire", options: { room: "encounter" }, seed: "undo" })
  const end = page.getByRole("button", { name: "End turn", disabled: false })
  await end.click()
  await page.getByText("Round 2").first().waitFor()
  await end.waitFor()
  await undo(page).click()
  const question = page.getByRole("alertdialog")
  await question.waitFor()
  await page.getByText("Round 2").first().waitFor()
  // The way back leaves it as it is.
  await page.keyboard.press("Escape")
  await question.waitFor({ state: "detached" })
  await undo(page).click()
  await question.getByRole("button", { name: "Undo anyway" }).click()
  await page.getByText("Round 1").first().waitFor()
})

test("Escape closes what is open over the table", async () => {
  const { page } = await open({ settings })
  await begin(page, { game: "four-souls", bots: 1, seed: "banner" })
  const menu = page.locator(".auto-pass")
  await menu.locator("summary").click()
  await menu.getByRole("radio").first().waitFor()
  await page.keyboard.press("Escape")
  expect(await menu.getByRole("radio").first().isVisible()).toBe(false)
  await menu.locator("summary").click()
  await page.locator(".status, .fs-ribbon").last().click()
  expect(await menu.getByRole("radio").first().isVisible()).toBe(false)
})

test("a number begins with the most, and is confirmed by the one gold button", async () => {
  const asked = askedOf({ kind: "number", prompt: { key: "x" }, min: 0, max: 3 })
  const page = await fightAs(open, { asked: [asked] })
  const banner = page.getByRole("region", { name: "Your decision" })
  expect(await banner.getByRole("radio", { name: "3" }).isChecked()).toBe(true)
  expect(await seriousFindings(page)).toEqual([])
  const [most] = await Promise.all([answered(page), page.keyboard.press("Space")])
  expect(most).toEqual(["3"])
})

test("an order says what comes first, and things are carried to their places", async () => {
  const options = ["a", "b", "c"].map((key) => ({ key, refs: [] }))
  const asked = askedOf({ kind: "order", prompt: { key: "order" }, min: 3, max: 3, options })
  const page = await fightAs(open, { asked: [asked] })
  const row = page.locator(".order li")
  const places = page.locator(".order-place")
  expect(await places.allTextContents()).toEqual(["first", "2", "last"])
  const [from, to] = [await row.nth(0).boundingBox(), await row.nth(2).boundingBox()]
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 12)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 12, { steps: 6 })
  await page.mouse.up()
  expect(await seriousFindings(page)).toEqual([])
  const [keys] = await Promise.all([answered(page), page.keyboard.press("Space")])
  expect(keys).toEqual(["b", "c", "a"])
})
