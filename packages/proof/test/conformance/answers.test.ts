// The proof game against the conformance suite: what is legal, and what is refused.

import { describe, expect, it } from "vitest"
import { badTablesRefused, legalByBruteForce, strayAnswersRefused } from "@soulspire/testkit"
import { usually } from "@soulspire/testkit/vitest"
import { patience, seeds, settings } from "./settings.ts"

describe.each(settings)("%s", patience, (_name, setting) => {
  it("takes exactly what the list says, of everything one might answer", () => {
    const tried = seeds("legal", usually(2, { inFull: 3 })).map((seed) =>
      legalByBruteForce(setting, seed, 7, usually(6, { inFull: 10 })),
    )
    expect(tried.reduce((sum, { taken }) => sum + taken, 0)).toBeGreaterThan(30)
    expect(tried.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(10_000)
  })

  it("refuses old decisions, other seats' decisions and answers after the end", () => {
    for (const seed of seeds("stray", 2)) strayAnswersRefused(setting, seed, 7)
  })

  it("refuses tables and saves that are none", () => badTablesRefused(setting))
})
