// Four Souls against the conformance suite: what is legal, and what is refused.

import { describe, expect, it } from "vitest"
import { badTablesRefused, legalByBruteForce, strayAnswersRefused } from "@soulspire/testkit"
import { usually } from "@soulspire/testkit/vitest"
import { patience, seeds, some, times } from "./settings.ts"

describe.each(some)("%s", patience, (_name, setting) => {
  // A state takes some 3,000 answers to try: a few states spread over the first decisions, and as many with several picks.
  it("takes exactly what the list says, of everything one might answer", () => {
    const most = usually(5, { inFull: 10 })
    const tried = seeds("legal", times(setting)).map((seed) => legalByBruteForce(setting, seed, 67, most))
    expect(tried.reduce((sum, { taken }) => sum + taken, 0)).toBeGreaterThan(30)
    expect(tried.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(10_000)
  })

  it("refuses old decisions, other seats' decisions and answers after the end", () => {
    for (const seed of seeds("stray", 1)) strayAnswersRefused(setting, seed, 67)
  })

  it("refuses tables and saves that are none", () => badTablesRefused(setting))
})
