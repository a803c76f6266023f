// Marks, what they unlock, and levels that were won (STS-K.5, STS-K.7).

import { spire } from "@soulspire/spire"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { whyNotFor } from "../../src/campaign/booking.ts"
import { optionsFor, placeMarks, sheetOf } from "../../src/campaign/sheet.ts"
import type { Climb, SpireCampaign } from "../../src/campaign/types.ts"
import { campaignOf, climb } from "../support/campaign.ts"

const marks = (campaign: SpireCampaign): Record<string, number> =>
  Object.fromEntries(sheetOf(campaign).tracks.map((track) => [track.id, track.marks]))
const many = (count: number, more: Parameters<typeof climb>[0] = {}): Climb[] =>
  Array.from({ length: count }, () => climb(more))

describe("a climb that is over", () => {
  rule("STS-K.7", "brings each character that was played one mark, and one for each Boss", () => {
    const campaign = campaignOf(climb({ who: ["silent", "watcher"], bosses: ["b1-guardian"], beaten: 1 }))
    expect(marks(campaign)).toMatchObject({ ironclad: 0, silent: 2, defect: 0, watcher: 2 })
  })

  rule("STS-K.7", "brings a mark though it was lost, and a character one though two played it", () => {
    expect(marks(campaignOf(climb({ who: ["ironclad", "ironclad"] })))).toMatchObject({ ironclad: 1 })
  })

  test.each([
    [0, []],
    [1, ["ironclad-1"]],
    [3, ["ironclad-1"]],
    [4, ["ironclad-1", "ironclad-2"]],
    [7, ["ironclad-1", "ironclad-2"]],
    [8, ["ironclad-1", "ironclad-2", "ironclad-3"]],
    [20, ["ironclad-1", "ironclad-2", "ironclad-3"]],
  ])("after %i marks these packs are unlocked: %j", (count, unlocked) => {
    expect(sheetOf(campaignOf(...many(count))).unlocked).toEqual(unlocked)
  })

  test.each(["ironclad", "silent", "defect", "watcher"])("with packs of its own for the %s", (who) => {
    const { unlocked } = sheetOf(campaignOf(...many(8, { who: [who] })))
    expect(unlocked).toEqual([`${who}-1`, `${who}-2`, `${who}-3`])
  })
})

describe("marks that find no box", () => {
  rule("STS-K.7", "go where the players like", () => {
    const campaign = campaignOf(...many(12))
    expect(sheetOf(campaign).unplaced).toBe(4)
    const placed = placeMarks(campaign, { colorless: 3, "act-4": 1 })
    expect(marks(placed)).toMatchObject({ ironclad: 8, colorless: 3, "act-4": 1 })
    expect(sheetOf(placed)).toMatchObject({ unplaced: 0 })
    expect(sheetOf(placed).unlocked).toContain("colorless")
    expect(sheetOf(placed).unlocked).not.toContain("act-4")
  })

  rule("STS-K.7", "unlock Act IV with the fifth", () => {
    const campaign = placeMarks(campaignOf(...many(13)), { "act-4": 5 })
    expect(sheetOf(campaign).unlocked).toContain("act-4")
  })

  rule("STS-Q-90", "are nobody's once both tracks are full", () => {
    const campaign = placeMarks(campaignOf(...many(40)), { colorless: 3, "act-4": 5 })
    expect(sheetOf(campaign).unplaced).toBe(0)
  })

  test.each([
    [{ colorless: 4 }, "campaign.full"],
    [{ "act-4": 4 }, "campaign.too-many-marks"],
    [{ colorless: 2, "act-4": 2 }, "campaign.too-many-marks"],
    [{ ironclad: 1 }, "campaign.no-track"],
  ])("cannot be placed as in %j", (given, key) => {
    expect(() => placeMarks(campaignOf(...many(11)), given)).toThrow(key)
  })

  test("that were placed and are no longer there are not counted, and are back with the climb", () => {
    const placed = placeMarks(campaignOf(...many(11)), { colorless: 3 })
    const fewer = { ...placed, booked: placed.booked.slice(1) }
    expect(marks(fewer)).toMatchObject({ colorless: 2 })
    expect(marks({ ...fewer, booked: placed.booked })).toMatchObject({ colorless: 3 })
  })
})

describe("the ladder", () => {
  const open = (...booked: Climb[]): Record<string, number> =>
    Object.fromEntries(sheetOf(campaignOf(...booked)).ladder.map((each) => [each.id, each.open]))

  rule("STS-K.5", "opens Ascension 1 with a Boss of Act II, to those who were played", () => {
    expect(open(climb({ who: ["silent", "defect"], act: 3, beaten: 2 }))).toEqual({
      ironclad: 0,
      silent: 1,
      defect: 1,
      watcher: 0,
    })
    expect(open(climb({ who: ["silent", "defect"], act: 2, beaten: 1 }))).toMatchObject({ silent: 0 })
  })

  rule("STS-K.5", "alone it takes a Boss of Act III", () => {
    expect(open(climb({ act: 3, beaten: 2 }))).toMatchObject({ ironclad: 0 })
    expect(open(climb({ act: 3, beaten: 3, result: "victory" }))).toMatchObject({ ironclad: 1 })
  })

  rule("STS-K.5", "opens one level more than was won, up to 13", () => {
    const won = (ascension: number): Climb => climb({ ascension, act: 3, beaten: 3, result: "victory" })
    expect(open(won(0), won(1))).toMatchObject({ ironclad: 2 })
    expect(open(won(6), climb({ ascension: 9 }))).toMatchObject({ ironclad: 7 })
    expect(open(won(13))).toMatchObject({ ironclad: 13 })
  })
})

describe("a table of a campaign", () => {
  rule(["STS-14.4", "STS-K.7"], "has what it has unlocked, and nothing else", () => {
    const options = optionsFor(campaignOf(...many(4)), { ascension: 0 })
    expect(options).toEqual({ ascension: 0, unlocked: ["ironclad-1", "ironclad-2"] })
    expect(() => spire.create(options, 1, "seed")).not.toThrow()
  })

  test.each([
    [{ room: "boss" }, "campaign.no-climb"],
    [{ moreHp: 1 }, "campaign.gift"],
    [{ rewards: 1 }, "campaign.gift"],
    [{ colorless: 1 }, "campaign.gift"],
    [{ curses: 1 }, "campaign.gift"],
    [{ upgrades: 1 }, "campaign.gift"],
    [{ relics: 1 }, "campaign.gift"],
    [{ bossRelics: 1 }, "campaign.gift"],
    [{ potions: 1 }, "campaign.gift"],
    [{ everythingUnlocked: true }, "campaign.own-unlocks"],
    [{ unlocked: ["colorless"] }, "campaign.own-unlocks"],
    [{ ascension: 1 }, "campaign.level"],
  ])("is none with %j", (options, key) => {
    expect(whyNotFor(campaignOf(), options, 1)).toMatchObject({ key })
  })

  test("is one with modifiers, with the daily climb, and with others' rules", () => {
    for (const options of [{}, { daily: true }, { modifiers: ["daily-terminal"] }, { lastStand: true }])
      expect(whyNotFor(campaignOf(), options, 2)).toBeNull()
  })

  rule("STS-Q-91", "goes as high as one of those who are played has come", () => {
    const campaign = campaignOf(climb({ who: ["silent", "defect"], act: 2, beaten: 2 }))
    const bar = (characters: string[], ascension: number) =>
      whyNotFor(campaign, { characters, ascension }, characters.length)
    expect(bar(["ironclad", "silent"], 1)).toBeNull()
    expect(bar(["ironclad", "watcher"], 1)).toMatchObject({ params: { level: 1, open: 0 } })
    expect(bar(["silent"], 2)).toMatchObject({ params: { level: 2, open: 1 } })
  })
})
