import type { Browser } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { launchBrowser } from "../support/browser.ts"

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
}, 30_000)

afterAll(async () => {
  await browser?.close()
})

test("a page opens and runs code", async () => {
  const page = await browser.newPage()
  await page.goto("data:text/html,<title>Soulspire</title><p id=greeting>hello</p>")
  expect(await page.title()).toBe("Soulspire")
  expect(await page.evaluate("document.querySelector('#greeting').textContent + ' ' + (6 * 7)")).toBe(
    "hello 42",
  )
})
