// The proof game against the conformance suite: sound states, and the index against a full scan.

import { defineGame } from "@soulspire/kernel"
import { describe, expect, it } from "vitest"
import { proofSpec } from "@soulspire/proof"
import { checkIndex, checkShape, soak } from "@soulspire/testkit"
import { usually } from "@soulspire/testkit/vitest"
import { patience, seeds, settings } from "./settings.ts"

describe.each(settings)("%s", patience, (_name, setting) => {
  it("holds plain data with nothing reachable twice and every object in one place", () => {
    const many = usually(2, { inFull: 5 })
    expect(soak(setting, seeds("shape", many), (state) => checkShape(setting.game, state)).games).toBe(many)
  })

  it("finds by the index what a full scan finds", () => {
    const oracle = { ...setting, game: defineGame(proofSpec, { oracle: true }) }
    const many = usually(3, { inFull: 6 })
    expect(soak(oracle, seeds("scan", many), (state) => checkIndex(oracle.game, state)).games).toBe(many)
  })
})
