// After the first visit everything is there, also when nobody answers any more.

import { expect, test } from "vitest"
import { house } from "../support/browser.ts"

const { open, address, shut } = house()

test("after the first visit everything works without a connection", async () => {
  const { page, errors } = await open()
  // Until all that there is has been kept: the service worker knows what that is.
  await page.waitForFunction(
    async () => {
      const { active } = await navigator.serviceWorker.ready
      const [name] = await caches.keys()
      if (active?.state !== "activated" || name === undefined) return false
      const kept = (await (await caches.open(name)).keys()).map(({ url }) => url)
      const files = (await (await fetch(active.scriptURL)).text()).match(/"assets\/[^"]+"/g) ?? []
      return files.length > 10 && files.every((file) => kept.some((url) => url.endsWith(file.slice(1, -1))))
    },
    null,
    { polling: 500, timeout: 50_000 },
  )
  await shut()
  await page.goto(`${address()}#/credits`)
  await page.reload()
  await page.locator(".authors li").first().waitFor()
  await page.goto(`${address()}#/`)
  await page.locator(".door-spire button").first().click()
  await page.waitForURL(/#\/match\//)
  await page.getByRole("main").waitFor()
  // Nothing is missing but a newer service worker.
  expect(errors.filter((error) => !error.includes("sw.js"))).toEqual([])
})
