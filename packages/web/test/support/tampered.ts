// A worker that somebody has tampered with, for tests of what the page says when things break: some code runs in it before its
// own, and can be told things.

import type { BrowserContext, Page } from "playwright-core"

/** The code may wait for a word with `onTold(word, then)`. */
export async function tamper(context: BrowserContext, code: string): Promise<void> {
  const listens = `const onTold = (word, then) =>
    addEventListener("message", ({ data }) => data?.tampered === word && then());`
  await context.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `{ ${listens} ${code} }\n${await response.text()}` })
  })
  await context.addInitScript(() => {
    Object.assign(globalThis, {
      Worker: class extends Worker {
        constructor(...how: ConstructorParameters<typeof Worker>) {
          super(...how)
          Object.assign(globalThis, { worker: this })
        }
      },
    })
  })
}

interface Tampered {
  worker: Worker
}

export const tell = (page: Page, word: string): Promise<void> =>
  page.evaluate((tampered) => {
    ;(globalThis as unknown as Tampered).worker.postMessage({ tampered })
  }, word)

/** Ends the worker as a browser does that needs its memory: without a word. */
export const kill = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as Tampered).worker.terminate())
