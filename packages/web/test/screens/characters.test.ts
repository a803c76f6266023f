// Who plays whom: portraits to choose from for each chair, with what they say and the cards they begin with.

import { spireBox } from "@soulspire/spire"
import type { SeatChoice } from "@soulspire/text"
import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { asList, chosenAt, movedAlong } from "../../src/screens/setup/per-seat.ts"
import { linkOf } from "../../src/screens/setup/plan.ts"
import { setupOf } from "../../src/screens/setup/presets.ts"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"
import { tooWide } from "../support/reach.ts"

const { open } = house()

const of: readonly SeatChoice[] = ["a", "b", "c"].map((value) => ({ value, card: value, cards: [] }))

describe("what is chosen for each seat", () => {
  const setup = {
    ...setupOf(spireBox),
    cards: { who: { kind: "x", each: "seat", of: [of[0], ...of.slice(1)] } },
  } as const
  const chairs = ["Ada", "Ben", "Cleo"].map((name) => ({ who: "person", name }))
  const plan = (who: readonly string[], seats = 3) => ({
    chairs: chairs.slice(0, seats),
    options: { other: 1, ...(who.length > 0 && { who }) },
    seed: "",
    curtain: false,
  })

  test("whoever has not chosen gets the next one in turn, and that goes without saying", () => {
    expect(chosenAt(of, [], 4)).toEqual(["a", "b", "c", "a"])
    expect(chosenAt(of, ["c"], 2)).toEqual(["c", "b"])
    expect(asList(of, ["a", "b"])).toEqual([])
    expect(asList(of, ["b", "b"])).toEqual(["b", "b"])
  })

  test("it goes with its chair, whichever way chairs are moved", () => {
    expect(movedAlong(setup, plan([]), [1, 0, 2])).toEqual({ other: 1, who: ["b", "a", "c"] })
    expect(movedAlong(setup, plan(["b", "a"], 2), [1, 0])).toEqual({ other: 1 })
    expect(movedAlong(setup, plan([]), [1, 2])).toEqual({ other: 1, who: ["b", "c"] })
  })

  test("somebody new gets what nobody has yet", () => {
    expect(movedAlong(setup, plan(["b"], 1), [0, null])).toEqual({ other: 1, who: ["b", "a"] })
  })
})

/** Begins, and says who climbs then: with how many HP, and by which picture. */
async function began(page: Page): Promise<{ hp: string; drawn: string }[]> {
  await page.locator("form.setup button[type=submit]").click()
  await page.locator(".sp-climber .fig").first().waitFor()
  return page.locator(".sp-climber").evaluateAll((climbers) =>
    climbers.map((climber) => ({
      hp: /\d+\/\d+/.exec(climber.textContent ?? "")?.[0] ?? "",
      drawn: climber.querySelector(".sp-figure:has(.fig)")?.getAttribute("data-figure") ?? "",
    })),
  )
}

test("each has a portrait, HP, what its board says, and cards to look at", async () => {
  const { page } = await open({ width: 1440, height: 900, at: "/table/spire" })
  const all = page.getByRole("group", { name: "Characters" })
  await all.locator(".fig").first().waitFor()
  const silent = all.getByRole("radio", { name: /The Silent/ })
  const said = await all.locator(".seat-choice", { hasText: "The Silent" }).textContent()
  expect(said).toContain("Easy to learn.")
  expect(said).toContain("At the start of combat, draw 2 cards.")
  expect(said).toContain("9")
  expect(await all.getByRole("radio").count()).toBe(
    spireBox.cards.filter(({ kind }) => kind === "character").length,
  )
  expect(await all.locator(".fig").count()).toBe(await all.getByRole("radio").count())
  await silent.check({ force: true })
  const deck = page.getByRole("region", { name: "The Silent starts with 12 cards" })
  expect(await deck.getByRole("button").count()).toBe(4)
  await deck.getByRole("button", { name: /^1 × Survivor: / }).click()
  const closely = page.getByRole("dialog", { name: "Survivor" })
  expect(await closely.locator(".face-name").allTextContents()).toEqual(["Survivor", "Survivor+"])
  expect(await closely.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await page.keyboard.press("Escape")
  await closely.waitFor({ state: "detached" })
  expect(await seriousFindings(page)).toEqual([])
  expect(await began(page)).toEqual([{ hp: "9/9", drawn: "character-silent" }])
})

test("with keys, in Italian, one after another for each chair", async () => {
  const plan = {
    chairs: [
      { who: "person", name: "Ada" },
      { who: "person", name: "Ben" },
    ],
    options: { room: "encounter" },
    seed: "portraits",
    curtain: false,
  }
  const { page } = await open({ at: `/table/spire/${linkOf(plan)}`, locale: "it-IT" })
  const all = page.getByRole("group", { name: "Personaggi" })
  const tabs = all.getByRole("group", { name: "Il personaggio di" }).getByRole("button")
  await tabs.first().waitFor()
  expect(await tabs.allTextContents()).toEqual(["AdaThe Ironclad", "BenThe Silent"])
  await all.getByRole("radio", { name: /The Ironclad/ }).focus()
  await page.keyboard.press("ArrowRight")
  expect(await tabs.first().textContent()).toBe("AdaThe Silent")
  await tabs.nth(1).focus()
  await page.keyboard.press("Enter")
  expect(await tabs.nth(1).getAttribute("aria-pressed")).toBe("true")
  await all.getByRole("radio", { name: /The Silent/ }).focus()
  await page.keyboard.press("ArrowLeft")
  expect(await tabs.allTextContents()).toEqual(["AdaThe Silent", "BenThe Ironclad"])
  expect(await seriousFindings(page)).toEqual([])
  expect(await began(page)).toEqual([
    { hp: "9/9", drawn: "character-silent" },
    { hp: "10/10", drawn: "character-ironclad" },
  ])
})

test("on a phone nothing is too wide", async () => {
  const { page } = await open({ width: 390, height: 844, touch: true, at: "/table/spire" })
  await page.locator(".seat-choice .fig").first().waitFor()
  expect(await tooWide(page)).toBe(0)
  await page.locator(".seat-choice").nth(1).tap()
  expect(await page.getByRole("radio", { name: /The Silent/ }).isChecked()).toBe(true)
})
