// Whoever does nothing in their turn ends it, and clicks nothing else: who could only pass is not asked, and the curtain falls
// for whoever has something to decide.

import type { Options } from "@soulspire/kernel"
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { house } from "../support/browser.ts"
import { begin } from "../support/table.ts"

const { open } = house()

interface Clicks {
  ends: number
  curtains: number
}

const curtain = (page: Page) => page.getByRole("button", { name: /^I am / })
const turn = (page: Page, number: number) => page.getByRole("log").getByText(`: turn ${number}.`)

/** Ends the first turns, doing nothing else but what stands in the way of that. */
async function endTurns(page: Page, turns: number): Promise<Clicks> {
  let curtains = 0
  for (let ends = 0; ends < turns; ends++) {
    await turn(page, ends + 1)
      .or(curtain(page))
      .first()
      .waitFor()
    if (await curtain(page).isVisible()) {
      await curtain(page).click()
      curtains++
    }
    await turn(page, ends + 1).waitFor()
    await page.getByRole("button", { name: "End the turn" }).click()
  }
  return { ends: turns, curtains }
}

test.each<[string, Options, Clicks]>([
  ["one person with two characters", { mode: "solo" }, { ends: 4, curtains: 0 }],
  ["two persons who hide their hands", {}, { ends: 4, curtains: 4 }],
])("%s: no click without a decision", async (_, options, clicks) => {
  const { page } = await open({ settings: { motionWish: "off", sound: false } })
  await begin(page, { game: "four-souls", persons: 2, options, seed: "a", curtain: true })
  expect(await endTurns(page, 4)).toEqual(clicks)
})
