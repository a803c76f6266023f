// One match in two tabs: one plays, the other looks on and hears of everything, and either can take over.

import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"
import { begin } from "../support/table.ts"

const { open } = house()
const settings = { motionWish: "off", sound: false }

const lit = (page: Page): Promise<number> => page.locator("button.lit").count()
const plays = (page: Page, times: number): Promise<void> =>
  page
    .getByRole("log")
    .getByText("plays Defend")
    .nth(times - 1)
    .waitFor()
const playDefend = async (page: Page): Promise<void> =>
  page
    .getByRole("region", { name: "hand" })
    .getByRole("button", { name: /Defend/ })
    .first()
    .click()

test("the second tab looks on and takes over, and nothing is lost", async () => {
  const { page: first, context } = await open({ settings })
  await begin(first, { game: "spire", options: { room: "encounter" }, seed: "undo" })
  await playDefend(first)
  await plays(first, 1)

  const second = await context.newPage()
  await second.goto(first.url())
  const word = second.getByText("This game is being played in another tab")
  await word.waitFor()
  await plays(second, 1)
  expect(await lit(second)).toBe(0)
  expect(await second.getByRole("button", { name: "Undo" }).isEnabled()).toBe(false)
  expect(await seriousFindings(second)).toEqual([])

  await playDefend(first)
  await plays(second, 2)
  expect(await word.count()).toBe(1)

  await second.getByRole("button", { name: "Play here" }).click()
  await word.waitFor({ state: "detached" })
  await first.getByText("This game is being played in another tab").waitFor()
  expect(await lit(first)).toBe(0)
  await second.keyboard.press("u")
  await second.getByRole("log").getByText("plays Defend").nth(1).waitFor({ state: "detached" })
  await first.getByRole("log").getByText("plays Defend").nth(1).waitFor({ state: "detached" })

  await second.close()
  await first.getByText("This game is no longer open in another tab.").waitFor()
  await first.getByRole("button", { name: "Play here" }).click()
  await playDefend(first)
  await plays(first, 2)
  // Opened again it is played through, and every line of it is looked at.
  await first.reload()
  await plays(first, 2)
})

test("where hands are hidden whoever looks on sees no table", async () => {
  const { page: first, context } = await open({ settings, locale: "it-IT" })
  await begin(first, { game: "four-souls", persons: 2, seed: "curtain", curtain: true })
  const second = await context.newPage()
  await second.goto(first.url())
  await second.getByText("Questa partita si sta giocando in un'altra scheda").waitFor()
  expect(await second.locator("[data-ref]").count()).toBe(0)
  expect(await seriousFindings(second)).toEqual([])
  await second.getByRole("button", { name: "Gioca qui" }).click()
  await second.getByRole("button", { name: /^Sono Ben/ }).waitFor()
})

test("where a browser gives no locks, whoever opened the match last plays it", async () => {
  const { page: first, context } = await open({
    settings,
    inWorker: `Object.defineProperty(navigator, "locks", { value: undefined })`,
  })
  await begin(first, { game: "spire", options: { room: "encounter" }, seed: "undo" })
  const second = await context.newPage()
  await second.goto(first.url())
  await first.getByText("This game is being played in another tab").waitFor()
  await playDefend(second)
  await plays(first, 1)
  await first.getByRole("button", { name: "Play here" }).click()
  await playDefend(first)
  await plays(second, 2)
})
