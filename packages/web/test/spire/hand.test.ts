// Cards in hand say what becomes of them when the turn ends.

import { expect, test } from "vitest"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"
import { fightAs } from "../support/fight.ts"

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
