// Spire against the conformance suite: three hundred random combats and a hundred random climbs end by rule.

import { describe, expect, it } from "vitest"
import { soak } from "@soulspire/testkit"
import { climbs, patience, seeds, settings } from "./settings.ts"

const ENDS = ["victory", "defeat"]

// 20 combats for each of sixteen settings: 320.
describe.each(settings)("%s", patience, (_name, setting) => {
  it("ends by rule, whatever is answered", () => {
    const { games, ends } = soak(setting, seeds("soak", 20))
    expect(games).toBe(20)
    expect(Object.keys(ends)).not.toContain("endless")
    expect(Object.keys(ends).filter((how) => !ENDS.includes(how))).toEqual([])
  })
})

// 25 climbs for each number of players: 100.
describe.each(climbs)("%s", patience, (_name, setting) => {
  it("ends by rule at the top or on the way, whatever is answered", () => {
    const { games, ends } = soak(setting, seeds("climb", 25))
    expect(games).toBe(25)
    expect(Object.keys(ends).filter((how) => !ENDS.includes(how))).toEqual([])
  })
})
