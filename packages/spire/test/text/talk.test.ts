// Everything a game says is said in both languages, and nothing in its state is prose.

import { spireBox } from "@soulspire/spire"
import { catalogueFaults, talkFaults } from "@soulspire/testkit"
import { describe, expect, it } from "vitest"

const gained = { rewards: 12, colorless: 3, upgrades: 10, relics: 4, potions: 3, curses: 1 }

describe("random combats and climbs", () => {
  it.each([
    [1, { room: "first-encounter" }],
    [2, { room: "encounter", ...gained }],
    [3, { room: "elite", ascension: 12, lastStand: true, ...gained }],
    [4, { room: "boss", sequential: true, ...gained }],
    [1, { room: "climb", moreHp: 40 }],
    [2, { room: "climb", moreHp: 20, everythingUnlocked: true, ascension: 3, daily: true }],
  ])("of %i say everything in both languages", { timeout: 120_000 }, (seats, options) => {
    expect(talkFaults(spireBox, options, seats, `talk ${seats}`)).toEqual([])
  })
})

it("the catalogues have the same keys and slots in both languages, and say what they are given", () => {
  expect(catalogueFaults(spireBox)).toEqual([])
})
