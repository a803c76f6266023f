// `npm run pictures`: takes the pictures that the README shows, from the client as it is now.

import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { withClient } from "./served.mjs"
import { root, say } from "./steps.mjs"

const folder = join(root, "docs/pictures")

/**
 * What is seen: where it begins, and what is clicked before the picture is taken: so many first choices, or hints until a
 * fight is in full swing.
 * @type {readonly { name: string, width: number, height: number, locale?: string, game?: string, answers?: number, fight?: boolean }[]}
 */
const pictures = [
  { name: "title", width: 1440, height: 810 },
  { name: "four-souls", width: 1440, height: 810, game: "four-souls", answers: 6 },
  { name: "spire", width: 1440, height: 810, game: "spire", fight: true },
  { name: "phone", width: 390, height: 844, game: "spire", fight: true, locale: "it-IT" },
]

/**
 * The first thing that is offered is as good as any for a picture.
 * @param {import("playwright-core").Page} page
 */
async function answer(page) {
  const choice = page
    .locator(
      ".decision-panel .choice:not(:disabled):visible, .lit:is(button, [role=button]):visible, button[data-key]:not(:disabled):visible",
    )
    .first()
  await choice.waitFor({ timeout: 60_000 })
  await choice.click({ force: true })
  await page.waitForTimeout(700)
}

/** Nobody climbs longer than this for a picture. */
const PATIENCE = 400

/**
 * Several enemies, several cards to play, and something gained on the way.
 * @param {import("playwright-core").Page} page
 */
async function isFullSwing(page) {
  /** @param {string} what */
  const many = (what) => page.locator(what).count()
  return (
    (await many(".sp-enemy")) > 1 &&
    (await many(".sp-hand .lit")) > 3 &&
    (await many(".sp-belongings .sp-tile")) > 2
  )
}

/**
 * Does what the hint says until a fight is worth a picture; then points to a card, so that it shows what it would do.
 * @param {import("playwright-core").Page} page
 */
async function fightOn(page) {
  const hint = page.locator(".top-bar button.tool").nth(1)
  const does = page.locator(".hint-does")
  for (let i = 0; i < PATIENCE && !(await isFullSwing(page)); i++) {
    try {
      await hint.click({ timeout: 5000 })
      await does.click({ timeout: 5000 })
      await does.waitFor({ state: "detached", timeout: 5000 })
    } catch {
      // What was asked has gone by meanwhile: the next one is as good.
    }
    await page.waitForTimeout(150)
  }
  await page.locator(".sp-hand .lit").nth(1).hover({ timeout: 5000 })
}

mkdirSync(folder, { recursive: true })
await withClient(async (address, browser) => {
  for (const { name, width, height, locale = "en-US", game, answers = 0, fight = false } of pictures) {
    say(`pictures: ${name}`)
    const context = await browser.newContext({ viewport: { width, height }, locale, reducedMotion: "reduce" })
    const page = await context.newPage()
    await page.goto(address)
    if (game !== undefined) {
      await page.locator(`.door-${game} button`).first().click()
      for (let i = 0; i < answers; i++) await answer(page)
      if (fight) await fightOn(page)
      await page.waitForTimeout(3000)
    }
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 82, timeout: 120_000 })
    await context.close()
  }
})
