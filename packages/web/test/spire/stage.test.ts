// Who stands on the stage: a boss fills it, many in one row share it, and all that they are about to do can be read.

import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { askedOf } from "../support/asked.ts"
import { seriousFindings } from "../support/axe.ts"
import { house } from "../support/browser.ts"
import { fightAs, overlap } from "../support/fight.ts"
import { tooWide } from "../support/reach.ts"
import { begin } from "../support/table.ts"

const { open } = house()

const LAPTOP = { width: 1440, height: 900, touch: false }
const SMALL_LAPTOP = { width: 1280, height: 720, touch: false }
const TABLET = { width: 1024, height: 768, touch: false }
const PHONE = { width: 390, height: 844, touch: true }

/** What is needed to play, and must not be covered. */
const needed = [".sp-head", ".sp-hand .sp-card", ".sp-end-turn", ".sp-energy"]

/** The shorter side of each figure. */
const sizes = (page: Page, which: string): Promise<number[]> =>
  page.locator(`${which} .sp-figure`).evaluateAll((all) =>
    all.map((figure) => {
      const { width, height } = figure.getBoundingClientRect()
      return Math.min(width, height)
    }),
  )

const BOSS = { card: "b3-awakened-one", row: -1, hp: 50, maxHp: 50, strength: 2, vulnerable: 1, cube: 1 }
const CULTIST = { card: "first-cultist", row: 0, weak: 1 }

test.each([
  { ...LAPTOP, enemies: [BOSS], times: 1.5 },
  { ...LAPTOP, enemies: [CULTIST, CULTIST, BOSS], times: 1.5 },
  { ...SMALL_LAPTOP, enemies: [CULTIST, CULTIST, BOSS], times: 1.5 },
  { ...TABLET, enemies: [CULTIST, CULTIST, BOSS], times: 1.2 },
  { ...PHONE, enemies: [BOSS], times: 1.5 },
  { ...PHONE, enemies: [CULTIST, CULTIST, BOSS], times: 1.5 },
  { ...PHONE, enemies: [BOSS, { ...BOSS, card: "b3-deca" }], times: 1.1 },
])(
  "at $width by $height a boss among $enemies.length is drawn larger than anybody else, and covers nothing",
  async ({ enemies, times, ...screen }) => {
    const page = await fightAs(open, { enemies, players: [{ strength: 1 }] }, screen)
    const bosses = await sizes(page, ".sp-in-all")
    const others = await sizes(page, ".sp-lanes")
    expect(Math.min(...bosses)).toBeGreaterThan(Math.max(...others) * times)
    const figure = ".sp-in-all .sp-figure"
    for (const other of [
      ...needed,
      ".sp-life",
      ".sp-intent",
      ".sp-lanes .sp-figure",
      ".sp-tokens",
      ".sp-track",
    ])
      expect(await overlap(page, figure, other)).toEqual([])
    // Nor do the lives of those beside it lie over each other, or over its own.
    for (const part of [".sp-life", ".sp-name"]) {
      expect(await overlap(page, `.sp-lanes ${part}`, `.sp-in-all ${part}`)).toEqual([])
      expect(await overlap(page, `.sp-hero ${part}`, `.sp-foes ${part}`)).toEqual([])
      expect(
        await overlap(
          page,
          `.sp-foes .sp-enemy:nth-child(odd) ${part}`,
          `.sp-foes .sp-enemy:nth-child(even) ${part}`,
        ),
      ).toEqual([])
    }
    for (const own of [".sp-in-all .sp-intent", ".sp-in-all .sp-life"])
      for (const other of needed) expect(await overlap(page, own, other)).toEqual([])
    expect(await tooWide(page)).toBe(0)
    expect(await seriousFindings(page)).toEqual([])
  },
)

/** No more than five have ever been seen in one. */
test.each([LAPTOP, PHONE].flatMap((screen) => [2, 4, 6].map((many) => ({ ...screen, many }))))(
  "at $width by $height the lives of $many in one row lie side by side",
  async ({ many, ...screen }) => {
    const enemies = Array.from({ length: many }, () => ({ ...CULTIST, hp: 188, maxHp: 188, block: 12 }))
    const page = await fightAs(open, { enemies }, screen)
    for (const part of [".sp-life", ".sp-intent", ".sp-figure"]) {
      expect(await page.locator(`.sp-foes ${part}`).count()).toBe(many)
      expect(
        await overlap(page, `.sp-enemy:nth-child(odd) ${part}`, `.sp-enemy:nth-child(even) ${part}`),
      ).toEqual([])
      for (const other of [".sp-head", ".sp-hand .sp-card"])
        expect(await overlap(page, `.sp-foes ${part}`, other)).toEqual([])
    }
    // Each number stands within its bar.
    expect(
      await page
        .locator(".sp-foes .sp-hp")
        .evaluateAll((all) => all.filter((bar) => bar.scrollWidth > bar.clientWidth).length),
    ).toBe(0)
    expect(await tooWide(page)).toBe(0)
  },
)

test("on a phone three in a row are seen below the head, also while something long is asked", async () => {
  const asked = [
    askedOf({
      id: 900,
      prompt: { key: "next" },
      pass: "usual",
      options: ["usual", "one", "two"].map((key) => ({ key, refs: [] })),
    }),
  ]
  const hits = [{ seat: 0, printed: 3, amount: 3, times: 1 }]
  const enemies = ["a3-repulsor", "a3-exploder", "s3-spiker-1"].map((card, cube) => ({
    card,
    row: 0,
    cube,
    damage: 3,
    coming: { path: `${card}/0`, hits },
  }))
  const page = await fightAs(open, { enemies, asked }, { ...PHONE, locale: "it-IT" })
  for (const part of [".sp-foes .sp-intent", ".sp-foes .sp-life", ".sp-foes .sp-track", ".sp-hero .sp-life"])
    for (const other of [".sp-head", ".sp-hand .sp-card", ".sp-energy"])
      expect(await overlap(page, part, other)).toEqual([])
  expect(await overlap(page, ".sp-foes .sp-life", ".sp-hero .sp-figure")).toEqual([])
})

test.each([
  { ...LAPTOP, who: "the Heart", room: "boss", persons: 1, locale: "en-US" },
  { ...LAPTOP, who: "the Heart before four", room: "boss", persons: 4, locale: "it-IT" },
  { ...LAPTOP, who: "Shield and Spear", room: "elite", persons: 1, locale: "it-IT" },
  { ...LAPTOP, who: "Shield and Spear before four", room: "elite", persons: 4, locale: "en-US" },
  { ...PHONE, who: "the Heart", room: "boss", persons: 1, locale: "it-IT" },
  { ...PHONE, who: "Shield and Spear", room: "elite", persons: 1, locale: "it-IT" },
])(
  "all of what $who is about to do is read at $width by $height ($locale)",
  async ({ room, persons, ...screen }) => {
    const { page } = await open(screen)
    const options = { room, firstAct: 4, ascension: room === "elite" ? 11 : 0, everythingUnlocked: true }
    await begin(page, { game: "spire", seed: "long", persons, options })
    // Several choose their rows before: they are seen standing there.
    const confirmed = persons === 1 ? 0 : persons
    for (let i = 0; i < confirmed; i++) {
      await page.locator(".sp-rows .sp-hero").nth(3).waitFor()
      await page.locator('.choices [data-key="ready"]').click()
    }
    await page.locator(".sp-combat").waitFor()
    await page.locator(".sp-intent").first().waitFor()
    const intents = await page.locator(".sp-intent").evaluateAll((all) =>
      all.map((intent) => {
        const words = intent.querySelector<HTMLElement>(".sp-intent-words")
        return {
          text: words?.innerText ?? "",
          cut:
            words === null ||
            words.scrollHeight > words.clientHeight + 1 ||
            words.scrollWidth > words.clientWidth + 1,
        }
      }),
    )
    expect(intents.filter(({ cut }) => cut)).toEqual([])
    for (const other of [".sp-head", ".sp-hand .sp-card", ".sp-figure"])
      expect(await overlap(page, ".sp-intent", other)).toEqual([])
  },
)
