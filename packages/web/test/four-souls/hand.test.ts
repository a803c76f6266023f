// The hand: each card is one element for as long as it is held, the names of twelve are seen, and it covers nobody's hearts. With
// a finger the first tap raises a card, the second plays it.

import { makeRef } from "@soulspire/kernel"
import { rotating } from "@soulspire/testkit/vitest"
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { house } from "../support/browser.ts"
import { drive } from "../support/driver.ts"
import { cardsWithin, watchedElements, watchElements } from "../support/kept-elements.ts"
import { lay, tableIn } from "../support/lying.ts"
import { looks } from "../support/looks.ts"
import { answered, answers } from "../support/shown-as.ts"
import { begin } from "../support/table.ts"
import { askedOf } from "../support/asked.ts"

const { open } = house()

const twelve = [
  "bomb",
  "gold-bomb",
  "lil-battery",
  "soul-heart",
  "dice-shard",
  "butter-bean",
  "v-the-hierophant",
  "ii-the-high-priestess",
  "counterfeit-penny",
  "blank-rune",
  "pills-white-blue",
  "x-wheel-of-fortune",
]
const items = ["the-battery", "dark-bum", "shadow", "finger", "brimstone", "chaos"]

/** What cannot be seen of these: cut off, covered, or too small. */
const unseen = (page: Page, selector: string, smallest: number): Promise<string[]> =>
  page.locator(selector).evaluateAll(
    (all, least) =>
      all
        .filter((each) => {
          each.scrollIntoView({ block: "nearest", inline: "nearest" })
          const { left, top, width, height } = each.getBoundingClientRect()
          const hit = document.elementFromPoint(left + width / 2, top + height / 2)
          const own = each.closest("[data-ref]") ?? each
          return (
            hit === null || !own.contains(hit) || Number.parseFloat(getComputedStyle(each).fontSize) < least
          )
        })
        .map((each) => `${each.textContent} ${each.getAttribute("aria-label") ?? ""}`),
    smallest,
  )

test.each([...rotating(looks, 2)])(
  "on $name a hand of twelve shows every name, and all hearts are seen beside it",
  async (look) => {
    const page = await tableIn(open, look)
    await lay(page, {
      zones: {
        "hand.0": twelve.map((card) => ({ card })),
        "board.0": ["cain", "sleight-of-hand", ...items].map((card) => ({ card })),
      },
    })
    expect(await page.locator(".fs-in-hand").count()).toBe(12)
    expect(await unseen(page, ".fs-head .fs-hearts", 0)).toEqual([])
    expect(await unseen(page, ".fs-hand .face-name", 10.5)).toEqual([])
  },
)

test("no card in hand gets another element by a play, an undo, another turn or another size of the window", async () => {
  const { page } = await open({ width: 1440, height: 900 })
  await begin(page, { game: "four-souls", bots: 1, seed: "kept" })
  await page.locator(".fs .lit").first().waitFor()
  await watchElements(page, ".fs-hand")
  await drive(page, { most: 25, seed: 5 })
  await page.getByRole("button", { name: "Undo" }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await drive(page, { most: 10, seed: 6 })
  await page.setViewportSize({ width: 1920, height: 1080 })
  await drive(page, { most: 25, seed: 7 })
  const { seen, replaced } = await watchedElements(page)
  expect(seen).toBeGreaterThanOrEqual(5)
  expect(replaced).toEqual([])
})

const hand = ["bomb", "soul-heart", "dice-shard"].map((card, i) => ({ card, ref: makeRef(900, 1 + i) }))
/** Each of them can be played. */
const playing = askedOf({ id: 97, options: hand.map(({ ref }) => ({ key: `play ${ref}`, refs: [ref] })) })

test("with a finger the first tap raises a card beside where it lies, and the second plays it", async () => {
  const page = await tableIn(open, { width: 390, height: 844, touch: true })
  await lay(page, { zones: { "hand.0": hand }, asked: [playing] })
  const bomb = page.locator(`.fs-hand [data-ref="${hand[0].ref}"]`)
  await bomb.tap()
  const large = page.locator(".inspector")
  await large.waitFor()
  const box = await large.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect(box?.y).toBeGreaterThanOrEqual(0)
  // The card itself is not covered: it is to be tapped again.
  const own = await bomb.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(own?.y ?? 0)
  const given = answered(page)
  await bomb.tap()
  expect(await given).toEqual([`play ${hand[0].ref}`])
})

test("a click while a card is on its way means the card that lies under it, or nothing", async () => {
  const page = await tableIn(open, {}, { calm: false, settings: { motionWish: "full" } })
  await lay(page, { zones: { "hand.0": hand }, asked: [playing] })
  const at = await page.locator(`.fs-hand [data-ref="${hand[1].ref}"]`).boundingBox()
  const [x, y] = [(at?.x ?? 0) + 30, (at?.y ?? 0) + 60]
  const given = await answers(page)
  // The first one is gone, and the others close the gap: somebody clicks where the second one lay.
  const rest = { zones: { "hand.0": hand.slice(1) }, asked: [playing] }
  await lay(page, rest)
  const under = await page.evaluate(
    ([left, top]) =>
      document.elementFromPoint(left, top)?.closest("[data-ref]")?.getAttribute("data-ref") ?? "",
    [x, y],
  )
  await page.mouse.click(x, y)
  // Whatever was said before that has been heard by then.
  await lay(page, rest)
  expect([[], [`play ${under}`]]).toContainEqual(await given())
  expect(await cardsWithin(page, ".fs-hand")).toEqual(hand.slice(1).map(({ ref }) => String(ref)))
})
