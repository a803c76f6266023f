// A new version waits while a game is open anywhere, says so where no game is, and comes when it is wanted.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, inject, test } from "vitest"
import { serve } from "../../../cli/src/play/server.ts"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"
import { begin } from "../support/table.ts"

const { open } = house()

test("an update never comes under an open game", async () => {
  const site = mkdtempSync(join(tmpdir(), "soulspire-site-"))
  cpSync(inject("web").site, site, { recursive: true, filter: (name) => !name.endsWith(".map") })
  const serving = await serve(site, "127.0.0.1", 0)
  const { page, context } = await open({
    from: serving.address,
    keeps: true,
    settings: { motionWish: "off", sound: false },
  })
  await page.getByText("Ready to play offline.").waitFor({ timeout: 60_000 })
  const player = await context.newPage()
  await player.goto(serving.address)
  await begin(player, { game: "spire", options: { room: "encounter" }, seed: "undo" })

  const script = join(site, "sw.js")
  writeFileSync(script, `${readFileSync(script, "utf8").replace(/"version":"[^"]+/, "$&-next")}\n// next\n`)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const note = page.getByText("A new version is ready.")
  await note.waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole("button", { name: "Update now" }).click()
  await page.getByText("Soulspire is open in other tabs.").waitFor()
  const versions = (): Promise<number> => player.evaluate(async () => (await caches.keys()).length)
  expect(await versions()).toBe(2)
  await player
    .getByRole("button", { name: /Defend/ })
    .first()
    .click()
  await player.getByRole("log").getByText("plays Defend").waitFor()
  expect(await player.getByText("A new version is ready.").count()).toBe(0)

  const url = player.url()
  await player.close()
  await page.getByRole("button", { name: "Update now" }).click()
  await note.waitFor({ state: "detached" })
  await page.goto(url)
  await page.getByRole("log").getByText("plays Defend").waitFor()
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1)
  await serving.close()
  rmSync(site, { recursive: true, force: true })
})
