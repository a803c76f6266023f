// What was done is taken back, and what cannot be done is refused with its reason and its rule.

import { expect, test } from "vitest"
import { house } from "../support/browser.ts"
import { begin } from "../support/table.ts"

const { open } = house()
const settings = { motionWish: "off", sound: false }

test("a card that was played comes back into the hand, and the log forgets it", async () => {
  const { page } = await open({ settings })
  await begin(page, { game: "spire", options: { room: "encounter" }, seed: "undo" })
  const hand = page.getByRole("region", { name: "hand" })
  await hand
    .getByRole("button", { name: /Defend/ })
    .first()
    .waitFor()
  const before = await hand.ariaSnapshot()
  const undo = page.getByRole("button", { name: "Undo" })
  expect(await undo.isEnabled()).toBe(false)
  await hand
    .getByRole("button", { name: /Defend/ })
    .first()
    .click()
  const told = page.getByRole("log").getByText("plays Defend")
  await told.waitFor()
  expect(await hand.ariaSnapshot()).not.toBe(before)
  await page.keyboard.press("u")
  await told.waitFor({ state: "detached" })
  expect(await hand.ariaSnapshot()).toBe(before)
  // It is taken back after a reload too.
  await page.reload()
  await hand
    .getByRole("button", { name: /Defend/ })
    .first()
    .waitFor()
  expect(await hand.ariaSnapshot()).toBe(before)
  expect(await told.count()).toBe(0)
})

test("a card that cannot be played says why, and by which rule", async () => {
  // Asked also while there is nothing to be played.
  const { page } = await open({ settings: { ...settings, level: "always" } })
  await begin(page, { game: "four-souls", persons: 2, seed: "curtain" })
  await page.getByRole("group", { name: "Your hand" }).getByRole("img").first().click()
  const refused = page.getByRole("alert")
  await refused.getByText(/FS-/).waitFor()
  expect(await refused.innerText()).toMatch(/\w+ \w+.*FS-\d+/s)
  await page.keyboard.press("Escape")
  await refused.getByText(/FS-/).waitFor({ state: "detached" })
})

test("whoever wishes is asked once more before the turn ends, and a card is shown large by its key", async () => {
  const { page } = await open({ settings: { ...settings, confirm: true } })
  await begin(page, { game: "spire", options: { room: "encounter" }, seed: "undo" })
  const end = page.getByRole("button", { name: /End turn/ })
  await end.click()
  const unsure = page.getByRole("alert").getByText("Choose it again")
  await unsure.waitFor()
  await page.keyboard.press("Escape")
  await unsure.waitFor({ state: "detached" })
  await end.click()
  await unsure.waitFor()
  await end.click()
  await page.getByRole("log").getByText("Round 2").or(page.getByText("Round 2")).first().waitFor()
  const defend = page
    .getByRole("region", { name: "hand" })
    .getByRole("button", { name: /Defend|Strike/ })
    .first()
  await defend.focus()
  await page.keyboard.press("i")
  await page.locator(".inspector:not(.inspector-noted)").waitFor()
})
