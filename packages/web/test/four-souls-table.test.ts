// The table of Four Souls in a browser: whatever a decision names can be found on it and clicked, on a wide screen and on a
// phone, and whoever cannot see it is told.

import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { seriousFindings } from "./support/axe.ts"
import { house } from "./support/browser.ts"
import { outOfReach, tooWide } from "./support/reach.ts"

const { open } = house()

/** References of things end in their slot, and so do the names of things in the keys of options. */
const SLOTS = 4096

/** What the options name first but nothing on the table stands for; the list of everything is what they are held against. */
const missing = (page: Page): Promise<string[]> =>
  page.evaluate(async (slots) => {
    const open = async (opened: boolean): Promise<void> => {
      for (const each of document.querySelectorAll<HTMLDetailsElement>(".decision-panel details"))
        each.open = opened
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await open(true)
    const named = [...document.querySelectorAll<HTMLElement>(".decision-panel .choice[data-key]")].map(
      (each) => each.dataset["key"] ?? "",
    )
    // An open list lies over the table.
    await open(false)
    const lit = [...document.querySelectorAll<HTMLElement>(".fs .lit[data-ref]")]
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 20)
      .map((each) => Number(each.dataset["ref"]))
    const inPile = document.querySelector(".fs-pile.lit") !== null
    if (named.length === 0) return ["everything"]
    return named.filter((key) => {
      const thing = /^(?:[a-z]+:)?[a-z0-9-]+#(\d+)/.exec(key)
      const seat = /^(?:[a-z]+:)?p(\d)/.exec(key)
      if (thing !== null) return !inPile && !lit.some((ref) => ref % slots === Number(thing[1]))
      return seat !== null && !lit.includes(Number(seat[1]) - 1)
    })
  }, SLOTS)

/** Goes on by clicking one of all the things that can be clicked, by a number. */
const clickOne = (page: Page, number: number): Promise<void> =>
  page.evaluate((which) => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(".fs .lit, .decision-panel > .asked button:not(:disabled)"),
    ].filter((each) => each.checkVisibility())
    all[which % Math.max(1, all.length)]?.click()
  }, number)

/** The same cards every time. */
const link = btoa(
  JSON.stringify({
    chairs: ["person", "random", "random", "random"].map((who, i) => ({ who, name: `P${i + 1}` })),
    options: {},
    seed: "basement",
    curtain: false,
  }),
).replace(/=+$/, "")
const at = `/table/four-souls/${link}`

async function play(page: Page, steps: number, before?: () => Promise<void>): Promise<void> {
  await page.locator(".setup-foot button[type=submit]").click()
  await page.locator(".fs").waitFor({ timeout: 60_000 })
  for (let step = 0; step < steps; step++) {
    await page.locator(".decision-panel > .asked, .ending").first().waitFor({ timeout: 60_000 })
    expect(await missing(page)).toEqual([])
    await before?.()
    await clickOne(page, step * 7 + 3)
  }
}

const settings = { motion: "off", language: "en" }
const PATIENCE = 240_000

test(
  "whatever can be chosen is lit on a wide table, and axe finds nothing serious",
  async () => {
    const { page } = await open({ width: 1440, height: 900, settings, at })
    await play(page, 12)
    expect(await seriousFindings(page)).toEqual([])
  },
  PATIENCE,
)

test(
  "whatever can be chosen is lit on a phone and can be touched, and nothing is too wide",
  async () => {
    const { page } = await open({ width: 390, height: 844, touch: true, settings, at })
    await play(page, 6, async () => {
      expect(await tooWide(page)).toBe(0)
      expect(await outOfReach(page)).toEqual([])
    })
  },
  PATIENCE,
)
