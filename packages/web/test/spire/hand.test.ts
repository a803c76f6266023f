// Cards in hand say what becomes of them when the turn ends.

import type { Locator } from "playwright-core"
import { expect, test } from "vitest"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"
import { fightAs, overlap } from "../support/fight.ts"

const { open } = house()

test("what is retained, was retained or is ethereal bears a sign with its words; other cards none", async () => {
  const hand = [
    { retained: 1 },
    { retained: 1, wasRetained: 1 },
    { wasRetained: 1 },
    { card: "ironclad-carnage" },
    {},
  ]
  const page = await fightAs(open, { hand })
  const slots = page.locator(".sp-hand-slot")
  const marks = (nth: number): Promise<(string | null)[]> =>
    slots
      .nth(nth)
      .locator(".sp-mark")
      .evaluateAll((all) => all.map((mark) => mark.getAttribute("title")))
  expect(await marks(0)).toEqual(["Retained: stays in your hand"])
  expect(await marks(1)).toEqual(["Retained: stays in your hand", "Retained last turn"])
  expect(await marks(2)).toEqual(["Retained last turn"])
  expect(await marks(3)).toEqual(["Ethereal: exhausted if it is still in your hand"])
  expect(await marks(4)).toEqual([])
  // No two signs are the same picture.
  const pictures = await page.locator(".sp-mark svg").evaluateAll((all) => all.map((svg) => svg.innerHTML))
  expect(new Set(pictures).size).toBe(3)
  // The next card in the fan does not cover them.
  const covered = await page.locator(".sp-mark").evaluateAll((all) =>
    all.filter((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect()
      return !mark.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }),
  )
  expect(covered).toEqual([])
  expect(await seriousFindings(page)).toEqual([])
})

test("a card shows what it costs now, and whether that is more or less than is printed", async () => {
  const hand = [
    { card: "ironclad-strike", cost: 3 },
    { card: "ironclad-bash", cost: 0 },
    { card: "ironclad-whirlwind", cost: 2 },
    { card: "ironclad-defend" },
  ]
  const page = await fightAs(open, { hand })
  const slot = (nth: number): Locator => page.locator(".sp-hand-slot").nth(nth)
  const gem = (nth: number): Promise<string> => slot(nth).locator(".face-cost").innerText()
  expect(await Promise.all([0, 1, 2, 3].map(gem))).toEqual([
    expect.stringMatching(/^3\s/),
    expect.stringMatching(/^0\s/),
    expect.stringMatching(/^2\s/),
    "1",
  ])
  const called = (name: RegExp, nth: number): Promise<number> =>
    slot(nth).getByRole("button", { name }).or(slot(nth).getByRole("img", { name })).count()
  expect(await called(/Costs 3 instead of 1/, 0)).toBe(1)
  expect(await called(/Costs 0 instead of 2/, 1)).toBe(1)
  expect(await called(/Costs 2 instead of X/, 2)).toBe(1)
  expect(await called(/instead of/, 3)).toBe(0)
  const colour = (nth: number): Promise<string> =>
    slot(nth)
      .locator(".face-cost")
      .evaluate((each) => getComputedStyle(each).backgroundImage)
  expect(new Set(await Promise.all([0, 1, 3].map(colour))).size).toBe(3)
  expect(await seriousFindings(page)).toEqual([])
})

test("a name of one long word is written small enough to fit", async () => {
  const hand = [
    { card: "watcher-establishment" },
    { card: "watcher-tranquility+" },
    { card: "ironclad-strike" },
  ]
  const page = await fightAs(open, { hand })
  const beyond = await page.locator(".sp-hand-slot .face-name").evaluateAll((names) =>
    names.slice(0, 3).map((name) => {
      const written = document.createRange()
      written.selectNodeContents(name)
      const text = written.getBoundingClientRect().width
      const face = name.closest<HTMLElement>(".face")
      const { paddingLeft, paddingRight } = getComputedStyle(name)
      const room = (face?.offsetWidth ?? 0) - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return Math.max(0, Math.round(text - room))
    }),
  )
  expect(beyond).toEqual([0, 0, 0])
})

test.each([1280, 1440])(
  "the names of piles do not lie over the hand, %i wide and in Italian",
  async (width) => {
    const page = await fightAs(open, {}, { width, height: 900, locale: "it-IT" })
    expect(await page.locator(".sp-corner-end .sp-pile-name").count()).toBe(2)
    expect(await overlap(page, ".sp-corner-end .sp-pile-name", ".sp-hand .sp-card")).toEqual([])
    expect(await overlap(page, ".sp-corner-start .sp-pile-name", ".sp-hand .sp-card")).toEqual([])
  },
)
