// A browser for tests. Needs no installation: see scripts/browser.mjs for where it comes from.

import { chromium, type Browser } from "playwright-core"
import { findBrowser } from "../../scripts/browser.mjs"

/** Launches a headless Chromium; whoever launches it closes it. */
export function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = findBrowser(() => {})
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader"],
    env: { ...process.env, ...env },
  })
}
