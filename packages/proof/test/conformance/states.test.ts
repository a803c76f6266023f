// The proof game against the conformance suite: sound states, and the index against a full scan.

import { defineGame } from "@soulspire/kernel"
import { describe, expect, it } from "vitest"
import { proofSpec } from "@soulspire/proof"
import { checkIndex, checkShape, soak } from "@soulspire/testkit"
import { patience, seeds, settings } from "./settings.ts"

describe.each(settings)("%s", patience, (_name, setting) => {
  it("holds plain data with nothing reachable twice and every object in one place", () => {
    expect(soak(setting, seeds("shape", 5), (state) => checkShape(setting.game, state)).games).toBe(5)
  })

  it("finds by the index what a full scan finds", () => {
    const oracle = { ...setting, game: defineGame(proofSpec, { oracle: true }) }
    expect(soak(oracle, seeds("scan", 6), (state) => checkIndex(oracle.game, state)).games).toBe(6)
  })
})
