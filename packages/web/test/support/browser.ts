// The web client in a real browser, for tests: each opens it in a context of its own, as if nobody had been there before. A
// page that says an error on its console fails its test.

import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest"
import { tamper } from "./tampered.ts"

interface Opening {
  width?: number
  height?: number
  locale?: string
  /** A phone has fingers. */
  touch?: boolean
  /** Where to begin: what comes after the hash. */
  at?: string
  /** What the browser keeps already: the settings, as they are stored. If they do not say how fast, everything is shown at once. */
  settings?: Readonly<Record<string, unknown>>
  /** Is there to be less motion? */
  calm?: boolean
  /** Runs in the page before anything else does. */
  before?: () => void
  /** Runs in the worker before its own code does; it can be told things, see `tampered.ts`. */
  inWorker?: string
  /** Where it is served, if not where it is for all. */
  from?: string
  /** Does the browser keep the client for later? To fetch and store all of it takes a third of a short test. */
  keeps?: boolean
}

interface Opened {
  page: Page
  context: BrowserContext
  /** What the page has complained of so far. */
  errors: string[]
}

interface House {
  open(opening?: Opening): Promise<Opened>
  address: string
}

/** How long things may take on a busy machine. */
const PATIENCE = 180_000

/** The browser of all files, with contexts of its own for every test of this one. */
export function house(): House {
  const { browser: there, address } = inject("web")
  let browser: Browser
  const opened: Opened[] = []
  beforeAll(async () => {
    browser = await chromium.connect(there)
  }, PATIENCE)
  afterEach(async () => {
    const all = opened.splice(0)
    // What is still being fetched for somebody else has no page any more.
    await Promise.all(all.map(({ context }) => context.unrouteAll({ behavior: "ignoreErrors" })))
    await Promise.all(all.map(({ context }) => context.close()))
    expect(all.flatMap(({ errors }) => errors)).toEqual([])
  }, PATIENCE)
  afterAll(() => browser.close(), PATIENCE)
  return {
    address,
    async open({
      width = 1280,
      height = 800,
      locale = "en-US",
      touch = false,
      at = "",
      settings,
      calm = true,
      before,
      inWorker,
      from = address,
      keeps = false,
    } = {}) {
      const context = await browser.newContext({
        viewport: { width, height },
        locale,
        hasTouch: touch,
        isMobile: touch,
        reducedMotion: calm ? "reduce" : "no-preference",
      })
      await context.addInitScript(
        (state) => {
          if (localStorage.getItem("soulspire.settings") === null)
            localStorage.setItem("soulspire.settings", JSON.stringify({ state, version: 0 }))
        },
        { speed: "instant", ...settings },
      )
      // Such browsers are about, and the client asks first.
      if (!keeps)
        await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, "serviceWorker"))
      if (before !== undefined) await context.addInitScript(before)
      if (inWorker !== undefined) await tamper(context, inWorker)
      const page = await context.newPage()
      const errors: string[] = []
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text())
      })
      page.on("pageerror", (error) => void errors.push(error.message))
      const result = { page, context, errors }
      opened.push(result)
      await page.goto(`${from}${at === "" ? "" : `#${at}`}`)
      return result
    },
  }
}
