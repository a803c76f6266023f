// A browser for tests. Needs no installation: see scripts/browser.mjs for where it comes from.

import { chromium, type Browser, type Page } from "playwright-core"
import { afterAll, beforeAll } from "vitest"
import { findBrowser } from "../../scripts/browser.mjs"

/** Launches a headless Chromium; whoever launches it closes it. */
function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = findBrowser(() => {})
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader"],
    env: { ...process.env, ...env },
  })
}

/** One browser for all tests of a file, open from before the first to after the last; gives a fresh page each time. */
export function freshPages(): () => Promise<Page> {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  }, 30_000)
  afterAll(async () => {
    await browser?.close()
  })
  return () => browser.newPage()
}
