// A climb in the browser: whatever an option names is on the table, seen and clickable, from Neow to the end of some fights.

import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { seriousFindings } from "./support/axe.ts"
import { house } from "./support/browser.ts"
import { begin } from "./support/table.ts"
import { outOfReach, tooWide } from "./support/reach.ts"

const { open } = house()

/** What is lit but has no element that can be clicked, and what was clicked: one of all there is, by a number. */
interface Step {
  unreachable: string[]
  scene: string
  over: boolean
}

async function step(pick: number): Promise<Step> {
  const seen = (element: HTMLElement): boolean => element.getClientRects().length > 0
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(seen)
  const answersNow = (): HTMLElement[] =>
    all(".spire button.lit:not([data-pile]), .spire [data-key], .shell-asked .choice").filter(
      (element) => !(element as HTMLButtonElement).disabled,
    )
  const isOver = (): boolean => document.querySelector("[role=dialog].sp-summary") !== null
  for (let waited = 0; answersNow().length === 0 && !isOver() && waited < 30_000; waited += 5)
    await new Promise((resolve) => setTimeout(resolve, 5))
  const spire = document.querySelector(".spire")
  const scene = /spire-(\w+)/.exec(spire?.className ?? "")?.[1] ?? ""
  const lit = all(".spire button.lit:not([data-pile])")
  const piles = all(".spire [data-pile].lit")
  // A lit pile is spread out at once: there is something lit beside it.
  const unreachable =
    piles.length > 0 && lit.length === 0 ? piles.map(({ dataset }) => dataset["pile"] ?? "") : []
  const named = document.querySelectorAll<HTMLElement>(".all-options .choice").length
  if (named > 0 && lit.length === 0 && all(".spire [data-key]").length === 0) unreachable.push("everything")
  const answers = answersNow()
  if (answers.length === 0 && !isOver()) unreachable.push("anything at all")
  answers[pick % Math.max(1, answers.length)]?.click()
  await new Promise((resolve) => setTimeout(resolve, 20))
  return { unreachable, scene, over: isOver() }
}

async function climb(page: Page, steps: number, after?: () => Promise<void>): Promise<Set<string>> {
  const scenes = new Set<string>()
  let random = 7
  for (let i = 0; i < steps; i++) {
    random = (random * 1103515245 + 12345) % 2147483648
    const { unreachable, scene, over } = await page.evaluate(step, random >> 8)
    expect(unreachable).toEqual([])
    scenes.add(scene)
    await after?.()
    // Who clicks at random may fall on the way.
    if (over) break
  }
  return scenes
}

const beginClimb = async (page: Page): Promise<void> => {
  await begin(page, { game: "spire", seed: "climb" })
  await page.locator(".spire").waitFor()
}

test("on a wide screen one climbs by clicking what is lit", async () => {
  const { page } = await open({ width: 1440, height: 900, settings: { motionWish: "off" } })
  await beginClimb(page)
  const scenes = await climb(page, 50)
  expect(scenes).toContain("combat")
  expect(await page.locator(".sp-way-bar").getAttribute("aria-label")).toMatch(/^Room \d+ of 13$/)
  expect(await seriousFindings(page)).toEqual([])
}, 120_000)

test("on a phone nothing is too wide, and all that is lit can be touched", async () => {
  const { page } = await open({ width: 390, height: 844, touch: true, settings: { motionWish: "off" } })
  await beginClimb(page)
  const scenes = await climb(page, 25, async () => {
    expect(await tooWide(page)).toBe(0)
    // A card that is picked stands out, over those beside it, until it is played or put back.
    const isPicking = (await page.locator(".sp-hand .lit-picked").count()) > 0
    expect(isPicking ? [] : await outOfReach(page)).toEqual([])
  })
  expect(scenes).toContain("combat")
  expect(await seriousFindings(page)).toEqual([])
}, 120_000)
