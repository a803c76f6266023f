// Everything a game says is said in both languages, and nothing in its state is prose.

import { fourSoulsBox } from "@soulspire/four-souls"
import { catalogueFaults, talkFaults } from "@soulspire/testkit"
import { describe, expect, it } from "vitest"

describe("random games", () => {
  // The seeds are of short games, as random games go.
  it.each([
    [2, "talk 17"],
    [3, "talk 21"],
    [4, "talk 1"],
  ])("of %i say everything in both languages", { timeout: 120_000 }, (seats, seed) => {
    const options = {
      ruleset: seats === 3 ? "italian" : "english-2023",
      sets: seats === 4 ? ["base", "warp-zone"] : ["base"],
      // Offers are alike at every table, and stand open at every moment.
      barter: seats === 2,
    }
    expect(talkFaults(fourSoulsBox, options, seats, seed)).toEqual([])
  })

  it.each([
    ["together", { mode: "co-op", rooms: true, sets: ["base", "requiem"] }],
    ["in the cellar", { mode: "solo", challenge: "heart-of-the-cellar" }],
    ["for the tithe", { mode: "co-op", ruleset: "italian", challenge: "the-last-tithe" }],
  ])("%s say everything in both languages", { timeout: 120_000 }, (name, options) => {
    expect(talkFaults(fourSoulsBox, options, 2, `talk ${name}`)).toEqual([])
  })
})

it("the catalogues have the same keys and slots in both languages, and say what they are given", () => {
  expect(catalogueFaults(fourSoulsBox)).toEqual([])
})
