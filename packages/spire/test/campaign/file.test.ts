// A campaign as a file: what is written is read again, and nothing that is damaged is taken.

import fc from "fast-check"
import { Refusal } from "@soulspire/kernel"
import { describe, expect, test } from "vitest"
import { mergedCampaigns, newCampaign, readCampaign, writeCampaign } from "../../src/campaign/file.ts"
import { sheetOf } from "../../src/campaign/sheet.ts"
import type { SpireCampaign } from "../../src/campaign/types.ts"
import { campaignOf, climb } from "../support/campaign.ts"

const word = fc.string({ minLength: 1, maxLength: 20 }).filter((each) => !/\p{Cc}/u.test(each))
const many = fc.nat({ max: 99 })
const characters = ["ironclad", "silent", "defect", "watcher"]

const climbs = fc
  .record({
    who: fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength: 4 }),
    id: word,
    result: fc.constantFrom("victory", "stopped", "defeat"),
    ascension: fc.nat({ max: 13 }),
    daily: fc.boolean(),
    act: fc.integer({ min: 1, max: 4 }),
    beaten: fc.nat({ max: 4 }),
    bosses: fc.array(word, { maxLength: 4 }),
    rounds: many,
    damage: fc.constantFrom({}, { "first-cultist": 7, "b1-guardian": 20 }),
  } as const)
  .map((given) => climb(given))

const campaigns: fc.Arbitrary<SpireCampaign> = fc.record({
  name: word,
  begun: fc.uniqueArray(word, { maxLength: 5 }),
  placed: fc.record({ colorless: fc.nat({ max: 9 }), "act-4": fc.nat({ max: 9 }) }),
  booked: fc.uniqueArray(climbs, { maxLength: 12, selector: ({ id }) => id }),
})

/** What reading this comes to: a campaign, or the key of a refusal; anything else is a bug. */
function attempt(text: string): SpireCampaign | string {
  try {
    return readCampaign(text)
  } catch (error) {
    if (error instanceof Refusal) return error.reason.key
    throw error
  }
}

describe("a campaign's file", () => {
  test("what is written is read again, and comes to the same", () => {
    fc.assert(
      fc.property(campaigns, (campaign) => {
        const again = readCampaign(writeCampaign(campaign))
        expect(again).toEqual(campaign)
        expect(sheetOf(again)).toEqual(sheetOf(campaign))
      }),
    )
  })

  test("a part of it is refused, wherever it ends", () => {
    fc.assert(
      fc.property(campaigns, fc.double({ min: 0, max: 1, noNaN: true }), (campaign, share) => {
        const text = writeCampaign(campaign).trimEnd()
        const cut = text.slice(0, Math.min(Math.floor(text.length * share), text.length - 1))
        expect(attempt(cut)).toBe("campaign.not-json")
      }),
    )
  })

  test("whatever else is made of a letter of it, it is read or refused by name", () => {
    fc.assert(
      fc.property(campaigns, fc.nat(), fc.string({ maxLength: 2 }), (campaign, at, other) => {
        const text = writeCampaign(campaign)
        const place = at % text.length
        const read = attempt(text.slice(0, place) + other + text.slice(place + 1))
        const known =
          typeof read === "string" ? read.startsWith("campaign.") : sheetOf(read).tracks.length > 0
        expect(known).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  const good = JSON.parse(writeCampaign(campaignOf(climb({ id: "one" })))) as Record<string, unknown>
  const [one] = good["climbs"] as Record<string, unknown>[]
  test.each([
    ["nothing at all", "", "campaign.not-json"],
    ["a list", "[]", "campaign.none"],
    ["a match file's head", '{"soulspire":1}', "campaign.none"],
    [
      "one of a newer version",
      JSON.stringify({ ...good, "soulspire-campaign": 2, more: 1 }),
      "campaign.newer",
    ],
    ["one of another game", JSON.stringify({ ...good, game: "four-souls" }), "campaign.other-game"],
    ["a field that there is not", JSON.stringify({ ...good, cheat: true }), "campaign.shape"],
    ["a name with a line's end", JSON.stringify({ ...good, name: "a\nb" }), "campaign.shape"],
    ["the same climb twice", JSON.stringify({ ...good, climbs: [one, one] }), "campaign.twice"],
    [
      "an unknown character",
      JSON.stringify({ ...good, climbs: [{ ...one, climbers: [{}] }] }),
      "campaign.shape",
    ],
    [
      "an unknown achievement",
      JSON.stringify({ ...good, climbs: [{ ...one, achievements: ["x"] }] }),
      "campaign.shape",
    ],
    ["an Act too many", JSON.stringify({ ...good, climbs: [{ ...one, act: 5 }] }), "campaign.shape"],
  ])("%s is refused", (_what, text, key) => {
    expect(attempt(text)).toBe(key)
  })

  test("a mark in front, as some editors put it, is no part of it", () => {
    const campaign = newCampaign("Test")
    expect(attempt(`\uFEFF${writeCampaign(campaign)}`)).toEqual(campaign)
  })
})

describe("two campaigns in one", () => {
  test("each climb is there once; what one has begun and the other has booked is over", () => {
    const [first, second, third] = [climb({ id: "1" }), climb({ id: "2" }), climb({ id: "3" })]
    const one = { ...campaignOf(first, second), begun: ["3", "4"] }
    const other = { ...campaignOf(second, third), begun: ["5"], name: "Other" }
    const both = mergedCampaigns(one, other)
    expect(both.booked.map(({ id }) => id)).toEqual(["1", "2", "3"])
    expect([both.begun, both.name]).toEqual([["4", "5"], "Test"])
  })

  test("with itself it is what it was", () => {
    fc.assert(
      fc.property(campaigns, (campaign) => {
        const over = campaign.booked.map(({ id }) => id)
        const begun = campaign.begun.filter((id) => !over.includes(id))
        expect(mergedCampaigns(campaign, campaign)).toEqual({ ...campaign, begun })
      }),
    )
  })
})
