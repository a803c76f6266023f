// After the first visit everything is there, also when nobody answers any more.

import { expect, inject, test } from "vitest"
import { serve } from "../../../cli/src/play/server.ts"
import { house } from "../support/browser.ts"

const { open } = house()

test("after one visit of the title both games can be begun without a connection", async () => {
  const serving = await serve(inject("web").site, "127.0.0.1", 0)
  const { page, context, errors } = await open({ from: serving.address, keeps: true })
  await page.getByText("Ready to play offline.").waitFor({ timeout: 60_000 })
  await serving.close()
  const later = await context.newPage()
  for (const game of ["four-souls", "spire"]) {
    await later.goto(serving.address)
    await later.locator(`.door-${game} .primary`).click()
    await later.waitForURL(/#\/match\//)
    await later.locator("[data-ref]").first().waitFor()
  }
  // What was begun is gone on with.
  await later.reload()
  await later.locator("[data-ref]").first().waitFor()
  expect(errors).toEqual([])
})
