// Spire against the conformance suite: what is legal, and what is refused.

import { describe, expect, it } from "vitest"
import { badTablesRefused, legalByBruteForce, strayAnswersRefused } from "@soulspire/testkit"
import { usually } from "@soulspire/testkit/vitest"
import { patience, seeds, some } from "./settings.ts"

describe.each(some)("%s", patience, (_name, setting) => {
  it("takes exactly what the list says, of everything one might answer", () => {
    const most = usually(4, { inFull: 6 })
    const tried = seeds("legal", 1).map((seed) => legalByBruteForce(setting, seed, 20 * setting.seats, most))
    expect(tried.reduce((sum, { taken }) => sum + taken, 0)).toBeGreaterThan(5)
    expect(tried.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(1000)
  })

  it("refuses old decisions, other seats' decisions and answers after the end", () => {
    for (const seed of seeds("stray", 1)) strayAnswersRefused(setting, seed, 9)
  })

  it("refuses tables and saves that are none", () => badTablesRefused(setting))
})
