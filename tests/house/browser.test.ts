// A real browser can be started from what the repository installs, and nothing else.

import { expect, test } from "vitest"
import { freshPages } from "../support/browser.ts"

const newPage = freshPages()

test("a page opens and runs code", async () => {
  const page = await newPage()
  await page.goto("data:text/html,<title>Soulspire</title><p id=greeting>hello</p>")
  expect(await page.title()).toBe("Soulspire")
  expect(await page.evaluate("document.querySelector('#greeting').textContent + ' ' + (6 * 7)")).toBe(
    "hello 42",
  )
})
