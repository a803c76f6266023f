// `npm run pictures`: takes the pictures that the README shows, from the client as it is now.

import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { withClient } from "./served.mjs"
import { root, say } from "./steps.mjs"

const folder = join(root, "docs/pictures")

/**
 * What is seen: where it begins, and what is clicked before the picture is taken.
 * @type {readonly { name: string, width: number, height: number, locale?: string, game?: string, answers?: number }[]}
 */
const pictures = [
  { name: "title", width: 1440, height: 810 },
  { name: "four-souls", width: 1440, height: 810, game: "four-souls", answers: 6 },
  { name: "spire", width: 1440, height: 810, game: "spire", answers: 7 },
  { name: "phone", width: 390, height: 844, game: "spire", answers: 7, locale: "it-IT" },
]

/**
 * The first thing that is offered is as good as any for a picture.
 * @param {import("playwright-core").Page} page
 */
async function answer(page) {
  const choice = page
    .locator(
      ".decision-panel .choice:not(:disabled):visible, button.lit:visible, button[data-key]:not(:disabled):visible",
    )
    .first()
  await choice.waitFor({ timeout: 60_000 })
  await choice.click({ force: true })
  await page.waitForTimeout(700)
}

mkdirSync(folder, { recursive: true })
await withClient(async (address, browser) => {
  for (const { name, width, height, locale = "en-US", game, answers = 0 } of pictures) {
    say(`pictures: ${name}`)
    const context = await browser.newContext({ viewport: { width, height }, locale, reducedMotion: "reduce" })
    const page = await context.newPage()
    await page.goto(address)
    if (game !== undefined) {
      await page.locator(`.door-${game} button`).first().click()
      for (let i = 0; i < answers; i++) await answer(page)
      await page.waitForTimeout(3000)
    }
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 82, timeout: 120_000 })
    await context.close()
  }
})
