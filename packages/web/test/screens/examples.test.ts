// The worked examples of a rulebook: each opens at a table, is gone through answer by answer, and can be played on by hand.

import { fourSoulsBox } from "@soulspire/four-souls"
import { answersOfExample, type Example, saidAfter } from "@soulspire/text"
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"

const { open } = house()
const PATIENCE = 300_000

const examples = fourSoulsBox.examples ?? []
const steps = (page: Page) => page.locator(".example-steps")

async function enter(page: Page, { rule }: Example): Promise<void> {
  await page.evaluate(() => {
    location.hash = "/rules/four-souls"
  })
  await page.locator(".worked-examples button", { has: page.getByText(rule, { exact: true }) }).click()
  await steps(page).and(page.locator("[aria-busy=false]")).waitFor()
}

test(
  "all ten open where they begin, and one is stepped through to its end and back, then played on",
  async () => {
    const { page } = await open({
      width: 1440,
      height: 900,
      at: "/rules/four-souls",
      settings: { motionWish: "off", language: "en" },
    })
    expect(examples).toHaveLength(10)
    for (const example of examples) {
      await enter(page, example)
      expect(await steps(page).getByRole("status").textContent()).toBe(saidAfter(example, 0).en)
      await page.locator(".fs-box").waitFor()
    }
    const [picture] = examples
    await enter(page, picture)
    const all = answersOfExample(picture).length
    const next = page.getByRole("button", { name: "Next" })
    const stacked = page.locator(".fs-stacked")
    const highest: (string | null)[] = []
    for (let at = 1; at <= all; at++) {
      await next.click()
      await steps(page).getByText(`${at} of ${all}`).waitFor()
      expect(await steps(page).getByRole("status").textContent()).toBe(saidAfter(picture, at).en)
      const labels = await stacked.evaluateAll((each) => each.map((one) => one.getAttribute("aria-label")))
      if (labels.length > highest.length) highest.splice(0, highest.length, ...labels)
    }
    // What waits is called by what it is, although all of it has resolved by now.
    expect(highest).toEqual([
      "Butter Bean!, by Noel, Dice Shard",
      "Dice Shard, by Nina, Roll of 4",
      "Roll of 4, by Alma",
      "Ability of Book of Sin, by Alma, waits for its roll",
    ])
    expect(await next.isDisabled()).toBe(true)
    await page
      .locator(".log")
      .getByText(/Alma loots/)
      .waitFor()
    await page.getByRole("button", { name: "Back" }).click()
    await steps(page)
      .getByText(`${all - 1} of ${all}`)
      .waitFor()
    await page.locator(".fs-stacked").first().waitFor()
    await page.getByRole("button", { name: "Play on from here" }).click()
    // A match like any other from there on: somebody is asked.
    await page.locator(".asked").first().waitFor()
    expect(await steps(page).count()).toBe(0)
  },
  PATIENCE,
)

test(
  "on an Italian phone an example fits, and what is said of it is Italian",
  async () => {
    const { page } = await open({
      width: 390,
      height: 844,
      touch: true,
      locale: "it-IT",
      at: "/rules/four-souls",
      settings: { motionWish: "off", language: "it" },
    })
    const example = examples[3]
    await enter(page, example)
    const next = page.getByRole("button", { name: "Avanti" })
    for (let at = 1; at <= 5; at++) {
      await next.click()
      await steps(page)
        .getByText(`${at} di ${answersOfExample(example).length}`)
        .waitFor()
    }
    expect(await steps(page).getByRole("status").textContent()).toBe(saidAfter(example, 5).it)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await seriousFindings(page)).toEqual([])
  },
  PATIENCE,
)
