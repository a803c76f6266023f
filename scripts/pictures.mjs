// `npm run pictures`: takes the pictures that the README shows, still and moving, from the client as it is now;
// `npm run pictures -- fight` takes one of them.

import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { filmed } from "./pictures/animated.mjs"
import { withClient } from "./served.mjs"
import { root, say } from "./steps.mjs"

const folder = join(root, "docs/pictures")

/**
 * What is seen: where it begins, and what is clicked before the picture is taken: so many first choices, or hints until a
 * fight is in full swing. What is filmed moves, and somebody goes on playing meanwhile.
 * @type {readonly { name: string, width: number, height: number, locale?: string, game?: string, answers?: number, fight?: boolean, film?: number }[]}
 */
const pictures = [
  { name: "title", width: 1440, height: 810 },
  { name: "four-souls", width: 1440, height: 810, game: "four-souls", answers: 6 },
  { name: "spire", width: 1440, height: 810, game: "spire", fight: true },
  { name: "phone", width: 390, height: 844, game: "spire", fight: true, locale: "it-IT" },
  { name: "fight", width: 1280, height: 720, game: "spire", fight: true, film: 9000 },
  { name: "duel", width: 1280, height: 720, game: "four-souls", film: 9000 },
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
  const does = page.locator(".hint-does")
  for (let i = 0; i < PATIENCE && !(await isFullSwing(page)); i++) {
    try {
      await page.keyboard.press("h")
      await does.click({ timeout: 5000 })
      await does.waitFor({ state: "detached", timeout: 5000 })
    } catch {
      // What was asked has gone by meanwhile: the next one is as good.
    }
    await page.waitForTimeout(150)
  }
  await page.locator(".sp-hand .lit").nth(1).hover({ timeout: 5000 })
}

/**
 * Plays on as advised until it is enough: in Four Souls nothing is worth a film before somebody attacks.
 * @param {import("playwright-core").Page} page
 * @param {() => boolean | Promise<boolean>} isEnough
 */
async function playOn(page, isEnough) {
  const does = page.locator(".hint-does")
  while (!(await isEnough()))
    try {
      await page.keyboard.press("h")
      await does.click({ timeout: 4000 })
      await page.waitForTimeout(300)
    } catch {
      // Something moves, or somebody else is asked.
    }
}

mkdirSync(folder, { recursive: true })
const only = process.argv[2] ?? ""
await withClient(async (address, browser) => {
  for (const { name, width, height, locale = "en-US", game, answers = 0, fight = false, film } of pictures) {
    if (only !== "" && name !== only) continue
    say(`pictures: ${name}`)
    const reducedMotion = film === undefined ? "reduce" : "no-preference"
    const context = await browser.newContext({ viewport: { width, height }, locale, reducedMotion })
    const page = await context.newPage()
    await page.goto(address)
    if (game !== undefined) {
      await page.locator(`.door-${game} button`).first().click()
      for (let i = 0; i < answers; i++) await answer(page)
      if (fight) await fightOn(page)
      await page.waitForTimeout(3000)
    }
    if (film !== undefined) {
      if (!fight) await playOn(page, async () => (await page.locator(".fs-duel").count()) > 0)
      let isOver = false
      const shown = filmed(page, { ms: film, width: 640 }).finally(() => (isOver = true))
      await Promise.all([shown, playOn(page, () => isOver)])
      writeFileSync(join(folder, `${name}.webp`), await shown)
      await context.close()
      continue
    }
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 82, timeout: 120_000 })
    await context.close()
  }
})
