// The web client in a real browser, for tests: built once if it is stale, served, and opened in contexts of their own. A
// page that says an error on its console fails its test.

import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, expect } from "vitest"
import { findBrowser } from "../../../../scripts/browser.mjs"
import { serve, type Serving } from "../../../cli/src/play/server.ts"
import { ensureSite } from "../../build.mjs"

interface Opening {
  width?: number
  height?: number
  locale?: string
  /** A phone has fingers. */
  touch?: boolean
  /** Where to begin: what comes after the hash. */
  at?: string
  /** What the browser keeps already: the settings, as they are stored. */
  settings?: Readonly<Record<string, unknown>>
  /** Is there to be less motion? */
  calm?: boolean
}

interface Opened {
  page: Page
  context: BrowserContext
  /** What the page has complained of so far. */
  errors: string[]
}

interface House {
  open(opening?: Opening): Promise<Opened>
  address(): string
  /** Nobody can be reached any more. */
  shut(): Promise<void>
}

/** How long a build may take on a busy machine. */
const PATIENCE = 180_000

/** One browser and one server for all tests of a file. */
export function house(): House {
  let browser: Browser
  let serving: Serving
  const opened: Opened[] = []
  beforeAll(async () => {
    serving = await serve(await ensureSite(() => {}), "127.0.0.1", 0)
    const { executablePath, env } = findBrowser(() => {})
    browser = await chromium.launch({
      executablePath,
      // Drawn without a graphics card: quicker than one that is made up.
      args: ["--no-sandbox", "--disable-gpu"],
      env: { ...process.env, ...env },
    })
  }, PATIENCE)
  afterEach(async () => {
    const all = opened.splice(0)
    await Promise.all(all.map(({ context }) => context.close()))
    expect(all.flatMap(({ errors }) => errors)).toEqual([])
  }, PATIENCE)
  afterAll(async () => {
    await browser?.close()
    await serving?.close()
  }, PATIENCE)
  return {
    address: () => serving.address,
    shut: () => serving.close(),
    async open({
      width = 1280,
      height = 800,
      locale = "en-US",
      touch = false,
      at = "",
      settings,
      calm = true,
    } = {}) {
      const context = await browser.newContext({
        viewport: { width, height },
        locale,
        hasTouch: touch,
        isMobile: touch,
        reducedMotion: calm ? "reduce" : "no-preference",
      })
      if (settings !== undefined)
        await context.addInitScript((state) => {
          if (localStorage.getItem("soulspire.settings") === null)
            localStorage.setItem("soulspire.settings", JSON.stringify({ state, version: 0 }))
        }, settings)
      const page = await context.newPage()
      const errors: string[] = []
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text())
      })
      page.on("pageerror", (error) => void errors.push(error.message))
      const result = { page, context, errors }
      opened.push(result)
      await page.goto(`${serving.address}${at === "" ? "" : `#${at}`}`)
      return result
    },
  }
}
