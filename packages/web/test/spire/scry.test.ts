// Scrying: the top of the draw pile in a row, kept or discarded card by card, and a button that says what will happen.

import { FIRST_SEAT } from "@soulspire/kernel"
import { expect, test } from "vitest"
import { askedOf } from "../support/asked.ts"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"
import { fightAs } from "../support/fight.ts"
import { outOfReach, tooWide } from "../support/reach.ts"
import { answered } from "../support/shown-as.ts"

const { open } = house()

/** From the bottom to the top, as a pile lies. */
const pile = ["ironclad-strike", "ironclad-defend", "ironclad-bash"]
const top = pile.map((card, i) => ({
  back: "ironclad",
  ref: (9001 + i) as never,
  card,
  controller: FIRST_SEAT,
  shows: {},
}))
const asked = askedOf({
  id: 900,
  kind: "choose",
  prompt: { key: "scry" },
  min: 0,
  max: 3,
  options: top.map(({ ref, card }) => ({ key: card, refs: [ref] })),
})

test("the first is the top; each card says whether it is kept, and the button what will happen", async () => {
  const page = await fightAs(open, { top, asked: [asked] })
  const row = page.getByRole("dialog", { name: "Scry" })
  const cards = row.getByRole("list", { name: "From the top of the draw pile" }).getByRole("button")
  expect(await cards.locator(".face-name").allTextContents()).toEqual(["Bash", "Defend", "Strike"])
  expect(await row.locator(".sp-scry-place").first().textContent()).toBe("Top of the draw pile")
  const says = row.locator(".sp-scry-does")
  expect((await says.allTextContents()).map((text) => text.trim())).toEqual(["Keep", "Keep", "Keep"])
  const done = row.getByRole("button", { name: /^(Keep|Discard) (all|\d)/ })
  expect(await done.textContent()).toContain("Keep all 3")
  await cards.nth(1).click()
  expect((await says.allTextContents()).map((text) => text.trim())).toEqual(["Keep", "Discard", "Keep"])
  expect(await done.textContent()).toContain("Keep 2, discard 1")
  // By more than its colour: another picture stands on it.
  const picture = (nth: number): Promise<string> => says.nth(nth).locator("svg").innerHTML()
  expect(await picture(0)).not.toBe(await picture(1))
  await cards.nth(0).click()
  await cards.nth(2).click()
  expect(await done.textContent()).toContain("Discard all 3")
  await cards.nth(0).click()
  await cards.nth(2).click()
  expect(await seriousFindings(page)).toEqual([])
  const [keys] = await Promise.all([answered(page), done.click()])
  expect(keys).toEqual(["ironclad-defend"])
})

test("it goes by keys, in Italian", async () => {
  const page = await fightAs(open, { top, asked: [asked] }, { locale: "it-IT" })
  const row = page.getByRole("dialog", { name: "Divinazione" })
  await row.getByRole("button", { name: /Bash.*Tieni/ }).focus()
  await page.keyboard.press("Enter")
  await row.getByRole("button", { name: /^Tieni 2, scarta 1/ }).waitFor()
  // The gold button has a key of its own, wherever one is.
  const [keys] = await Promise.all([answered(page), page.keyboard.press("Space")])
  expect(keys).toEqual(["ironclad-bash"])
})

test("on a phone all of it is within reach", async () => {
  const page = await fightAs(open, { top, asked: [asked] }, { width: 390, height: 844, touch: true })
  expect(await tooWide(page)).toBe(0)
  expect(await outOfReach(page)).toEqual([])
  expect(await page.locator(".sp-scry-done").isVisible()).toBe(true)
})
