// Two persons at one screen: between them falls a curtain, and behind it is nothing of anybody's hand.

import type { Locator, Page } from "playwright-core"
import { expect, test } from "vitest"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"
import { linkTo } from "../support/table.ts"

const { open } = house()

/** Keeps everything that the page was ever told by its worker. */
function listenToWorkers(): void {
  const heard: string[] = []
  Object.assign(globalThis, {
    heard,
    Worker: class extends Worker {
      constructor(...how: ConstructorParameters<typeof Worker>) {
        super(...how)
        this.addEventListener("message", ({ data }) => heard.push(JSON.stringify(data)))
      }
    },
  })
}

const heard = (page: Page): Promise<string> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join("\n"))

/** Things by their references, which stay the same wherever they go. */
const refsIn = (place: Locator): Promise<string[]> =>
  place
    .locator("[data-ref]")
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset["ref"] ?? ""))

const speaksOf = (text: string, ref: string): boolean => new RegExp(`"ref":${ref}\\b`).test(text)

/** Comes to the screen, and says which cards are in hand. */
async function lift(page: Page, name: string): Promise<string[]> {
  await page.getByRole("button", { name: `I am ${name}: show my hand` }).click()
  const hand = page.getByRole("group", { name: "Your hand" })
  await hand.locator("[data-ref]").first().waitFor()
  return refsIn(hand)
}

const curtain = (page: Page, name: string): Promise<void> =>
  page.getByRole("heading", { name: `Hand the screen to ${name}` }).waitFor()

test("a hand is nowhere on the page before the one it belongs to has come", async () => {
  const at = linkTo({ game: "four-souls", persons: 2, seed: "curtain", curtain: true })
  const { page } = await open({ at, settings: { motionWish: "off", sound: false }, before: listenToWorkers })
  await page.getByRole("button", { name: "Start game" }).click()

  await curtain(page, "Ben")
  expect(await seriousFindings(page)).toEqual([])
  expect(await refsIn(page.locator("body"))).toEqual([])
  const atFirst = await heard(page)
  const bens = await lift(page, "Ben")
  // Nobody is called before there is something to decide: the loot step is over.
  expect(bens).toHaveLength(4)
  expect(bens.filter((ref) => speaksOf(atFirst, ref))).toEqual([])

  await page.getByRole("button", { name: "End the turn" }).click()
  await curtain(page, "Ada")
  expect(await refsIn(page.locator("body"))).toEqual([])
  const untilThen = await heard(page)
  const adas = await lift(page, "Ada")
  expect(adas).toHaveLength(4)
  expect(adas.filter((ref) => speaksOf(untilThen, ref))).toEqual([])
  // What was to be found is found where it may be.
  expect(bens.filter((ref) => speaksOf(untilThen, ref))).toEqual(bens)

  // Whoever opens the match again has nobody's hand.
  await page.reload()
  await curtain(page, "Ada")
  const afterwards = await heard(page)
  expect(afterwards).not.toBe("")
  expect([...adas, ...bens].filter((ref) => speaksOf(afterwards, ref))).toEqual([])
})
