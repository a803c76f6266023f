// Before the first test of the web client: it is built if it is stale and served, and one browser is started for all files.

import { chromium } from "playwright-core"
import type { TestProject } from "vitest/node"
import { findBrowser } from "../../../../scripts/browser.mjs"
import { serve } from "../../../cli/src/play/server.ts"
import { ensureSite } from "../../build.mjs"

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the browser listens, where the client is served, and the folder it is served from. */
    web: { browser: string; address: string; site: string }
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await ensureSite(() => {})
  const serving = await serve(site, "127.0.0.1", 0)
  const { executablePath, env } = findBrowser(() => {})
  const browser = await chromium.launchServer({
    executablePath,
    // Drawn without a graphics card: quicker than one that is made up.
    args: ["--no-sandbox", "--disable-gpu"],
    env: { ...process.env, ...env },
  })
  project.provide("web", { browser: browser.wsEndpoint(), address: serving.address, site })
  return async () => {
    await browser.close()
    await serving.close()
  }
}
