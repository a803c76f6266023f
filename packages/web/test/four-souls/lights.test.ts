// What may be played, what may be picked, what is picked and what is aimed at are told apart by more than their colours.

import { FIRST_SEAT, makeRef } from "@soulspire/kernel"
import { expect, test } from "vitest"
import { seriousFindings } from "../support/axe.ts"
import { askedOf } from "../support/asked.ts"
import { house } from "../support/browser.ts"
import { lay, tableIn } from "../support/lying.ts"
import { answered } from "../support/shown-as.ts"

const { open } = house()

const [BOMB, MOM, WRATH, BATTERY, SHADOW, WAITING] = [1, 2, 3, 4, 5, 6].map((slot) => makeRef(900, slot))
const fights = { health: 3, evasion: 4, attack: 2 }

/** Somebody fights Mom!, a bomb is aimed at her, one loot card may be played, and somebody is to be chosen. */
const duel = {
  table: { attacker: FIRST_SEAT, attacked: MOM },
  zones: {
    "hand.0": [{ card: "bomb", ref: BOMB }],
    "board.0": [{ card: "the-battery", ref: BATTERY }],
    monsters: [
      { card: "mom", ref: MOM, shows: { slot: 0, ...fights } },
      { card: "wrath", ref: WRATH, shows: { slot: 1, ...fights, attack: 1 } },
    ],
    stack: [{ card: "gold-bomb", ref: WAITING, shows: { what: "loot", targets: [MOM] } }],
  },
  asked: [
    askedOf({ id: 95, options: [{ key: "play", refs: [BOMB] }] }),
    askedOf({
      id: 96,
      kind: "choose",
      max: 2,
      prompt: { key: "target" },
      options: [FIRST_SEAT, MOM, WRATH, BATTERY].map((ref) => ({ key: `at ${ref}`, refs: [ref] })),
    }),
  ],
}

test("what may be played, picked, is picked and is aimed at differ in shape, also without colours", async () => {
  const page = await tableIn(open)
  await lay(page, duel)
  await page.locator(`.fs-place-monsters [data-ref="${WRATH}"]`).click()
  const shapeOf = (ref: number, within = ""): Promise<string[]> =>
    page
      .locator(`${within} [data-ref="${ref}"]`)
      .first()
      .evaluate((thing) => {
        const style = getComputedStyle(thing, "::after")
        return [
          style.boxShadow === "none" ? "" : "line",
          style.backgroundImage === "none" ? "" : "corners",
          getComputedStyle(thing, "::before").content === "none" ? "" : "tick",
          thing.querySelector(".fs-aim") === null ? "" : "sight",
          style.outlineStyle,
        ]
      })
  const shapes = async (): Promise<string[]> =>
    (
      await Promise.all([
        shapeOf(BOMB),
        shapeOf(BATTERY),
        shapeOf(WRATH, ".fs-place-monsters"),
        shapeOf(MOM, ".fs-place-monsters"),
      ])
    ).map((each) => each.join(" "))
  expect(new Set(await shapes()).size).toBe(4)
  await page.emulateMedia({ forcedColors: "active" })
  expect(new Set(await shapes()).size).toBe(4)
  await page.emulateMedia({ forcedColors: "none" })
  expect(await seriousFindings(page)).toEqual([])
})

test("the large portraits of a duel are picked as those are who fight, and stand beside nothing that is asked about", async () => {
  const page = await tableIn(open)
  const asked = duel.asked.map((each) => ({ ...each, max: 1 }))
  await lay(page, { ...duel, asked })
  const given = answered(page)
  await page.locator(`.fs-duel [data-fighter="${MOM}"]`).click()
  expect(await given).toEqual([`at ${MOM}`])
  // Where a ware is asked about the duel leaves it free.
  const ware = { card: "shadow", ref: SHADOW, shows: { slot: 0, price: 10 } }
  await lay(page, {
    ...duel,
    zones: { ...duel.zones, shop: [ware] },
    asked: [
      askedOf({
        id: 94,
        kind: "choose",
        prompt: { key: "target" },
        options: [{ key: "it", refs: [SHADOW] }],
      }),
    ],
  })
  const other = answered(page)
  await page.locator(`.fs-place-shop [data-ref="${SHADOW}"]`).click()
  expect(await other).toEqual(["it"])
})

test("a monster shows its numbers of now, and what is printed where that is another number", async () => {
  const page = await tableIn(open)
  await lay(page, { zones: duel.zones })
  const numbers = await page
    .locator(`.fs-place-monsters [data-ref="${MOM}"] .fs-number`)
    .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")))
  expect(numbers).toEqual(["HP 3 (on the card: 5)", "DC 4", "ATK 2"])
})
