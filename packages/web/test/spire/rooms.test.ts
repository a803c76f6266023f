// Rooms without a fight: who is there is seen, and what leads out of them too.

import type { Ref } from "@soulspire/kernel"
import { expect, test } from "vitest"
import { askedOf } from "../support/asked.ts"
import { house } from "../support/browser.ts"
import { overlap, sceneAs } from "../support/fight.ts"
import { shown } from "../support/figures.ts"
import type { ShownAs } from "../support/shown-as.ts"

const { open } = house()

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844, touch: true },
]

test.each(screens)("an event and a campfire have their figures ($width wide)", async (screen) => {
  const event = await sceneAs(
    open,
    ".sp-event",
    { table: { climb: 1, phase: "room", room: "event" }, lies: { room: ["act1-ancient-temple"] } },
    screen,
  )
  expect(await shown(event.locator(".sp-scene"))).toEqual([true])
  const fire = await sceneAs(
    open,
    ".sp-campfire",
    { table: { climb: 1, phase: "room", room: "campfire" } },
    screen,
  )
  expect(await shown(fire.locator(".sp-scene"))).toEqual([true])
})

test.each(screens)("however much a merchant has, the way out is in sight ($width wide)", async (screen) => {
  const page = await sceneAs(
    open,
    ".sp-merchant",
    {
      table: { climb: 1, phase: "room", room: "merchant" },
      lies: {
        "offers.0": ["ironclad-anger", "ironclad-cleave", "ironclad-clash"],
        pool: ["anchor", "lantern", "vajra", "fire-potion", "block-potion", "swift-potion"],
      },
      asked: [
        askedOf({
          id: 900,
          prompt: { key: "merchant" },
          pass: "leave",
          options: [
            { key: "cleanse", refs: [] },
            { key: "leave", refs: [] },
          ],
        }),
      ],
    },
    screen,
  )
  const leave = page.locator('.sp-merchant [data-key="leave"], .sp-merchant .primary')
  const inSight = await leave.first().evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(inSight).toBe(true)
})

test("a path is to be chosen when that is asked, not over whatever else is asked before the map", async () => {
  const table: ShownAs["table"] = {
    climb: 1,
    phase: "map",
    map: {
      board: "",
      path: ["r0c0"],
      next: ["r1c0"],
      places: [
        { id: "r0c0", sign: "encounter", row: 0, column: 0, room: "encounter", exits: ["r1c0"] },
        { id: "r1c0", sign: "boss", row: 1, column: 0, room: "boss", exits: [] },
      ],
    },
  }
  const heading = async (key: string): Promise<string> => {
    const asked = [askedOf({ id: 900, prompt: { key }, options: [{ key: "done", refs: [] }] })]
    const page = await sceneAs(open, ".sp-way-up", { table, asked })
    return page.locator(".sp-way-up h2").innerText()
  }
  expect(await heading("map")).toMatch(/choose a path/i)
  expect(await heading("order")).toMatch(/^map$/i)
})

const inEvent = { climb: 1, phase: "room", room: "event" } as const

test("what an event says stands beside what it has one choose from", async () => {
  const cards = ["ironclad-strike", "ironclad-defend", "ironclad-bash"]
  const page = await sceneAs(open, ".sp-choosing", {
    table: inEvent,
    lies: { room: ["act1-ancient-temple"], "deck.0": cards },
    asked: [
      askedOf({
        id: 900,
        kind: "choose",
        prompt: { key: "upgrade" },
        options: cards.map((key, i) => ({ key, refs: [(9620 + i) as Ref] })),
      }),
    ],
  })
  const told = page.locator(".sp-choosing .sp-told")
  expect(await told.innerText()).toMatch(/gain a relic[^]*nothing happens/)
  expect(await overlap(page, ".sp-occasion", ".sp-choosing .sp-card")).toEqual([])
})

test("an event that only gives something is told above what it gives", async () => {
  const page = await sceneAs(open, ".sp-rewards", {
    table: inEvent,
    players: [{ rewards: [{ slot: 1, kind: "potion", look: 0, seen: 0 }] }],
    lies: { room: ["act1-lab"] },
  })
  expect(await page.locator(".sp-rewards .sp-occasion").innerText()).toMatch(
    /Lab\s+.*each player gains a potion/i,
  )
})

test("however much there is on a phone, no button lies over it, and what takes it is in sight", async () => {
  const goods = ["anchor", "lantern", "vajra", "fire-potion", "block-potion", "swift-potion"]
  const page = await sceneAs(
    open,
    ".sp-merchant",
    {
      table: { climb: 1, phase: "room", room: "merchant" },
      lies: { "offers.0": ["ironclad-anger", "ironclad-cleave"], pool: goods },
      asked: [
        askedOf({
          id: 900,
          prompt: { key: "merchant" },
          pass: "leave",
          options: ["cleanse", "leave"].map((key) => ({ key, refs: [] })),
        }),
      ],
    },
    screens[1],
  )
  expect(await overlap(page, ".sp-merchant .sp-option", ".sp-room-goods")).toEqual([])
  for (const button of await page.locator(".sp-merchant .sp-option").all()) {
    const box = await button.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(844)
  }
})
