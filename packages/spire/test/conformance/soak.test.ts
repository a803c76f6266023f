// Spire against the conformance suite: two hundred random combats and sixty random climbs end by rule, or three times as
// many where everything is run.

import { describe, expect, it } from "vitest"
import { soak } from "@soulspire/testkit"
import { usually } from "@soulspire/testkit/vitest"
import { climbs } from "./climbs.ts"
import { patience, seeds, settings } from "./settings.ts"

const ENDS = ["victory", "defeat"]

/** At each of thirty tables, and at each of thirty-two. */
const [fought, climbed] = [usually(7, { inFull: 20 }), usually(2, { inFull: 6 })]

describe.each(settings)("%s", patience, (_name, setting) => {
  it("ends by rule, whatever is answered", () => {
    const { games, ends } = soak(setting, seeds("soak", fought))
    expect(games).toBe(fought)
    expect(Object.keys(ends)).not.toContain("endless")
    expect(Object.keys(ends).filter((how) => !ENDS.includes(how))).toEqual([])
  })
})

describe.each(climbs)("%s", patience, (_name, setting) => {
  it("ends by rule at the top, after an Act or on the way, whatever is answered", () => {
    const { games, ends } = soak(setting, seeds("climb", climbed))
    expect(games).toBe(climbed)
    expect(Object.keys(ends).filter((how) => ![...ENDS, "stopped"].includes(how))).toEqual([])
  })
})
