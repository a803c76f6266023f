// Spire against the conformance suite: three hundred random combats end by rule.

import { describe, expect, it } from "vitest"
import { soak } from "@soulspire/testkit"
import { patience, seeds, settings } from "./settings.ts"

// 20 combats for each of sixteen settings: 320.
describe.each(settings)("%s", patience, (_name, setting) => {
  it("ends by rule, whatever is answered", () => {
    const { games, ends } = soak(setting, seeds("soak", 20))
    expect(games).toBe(20)
    expect(Object.keys(ends)).not.toContain("endless")
    expect(Object.keys(ends).filter((how) => !["victory", "defeat"].includes(how))).toEqual([])
  })
})
