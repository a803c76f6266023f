// Spire against the conformance suite: sound states, and the index against a full scan.

import { defineGame } from "@soulspire/kernel"
import { describe, expect, it } from "vitest"
import { spireSpec } from "@soulspire/spire"
import { checkIndex, checkShape, soak } from "@soulspire/testkit"
import { patience, seeds, some } from "./settings.ts"

describe.each(some)("%s", patience, (_name, setting) => {
  it("holds plain data with nothing reachable twice and every object in one place", () => {
    expect(soak(setting, seeds("shape", 2), (state) => checkShape(setting.game, state)).games).toBe(2)
  })

  it("finds by the index what a full scan finds", () => {
    const oracle = { ...setting, game: defineGame(spireSpec, { oracle: true }) }
    expect(soak(oracle, seeds("scan", 2), (state) => checkIndex(oracle.game, state)).games).toBe(2)
  })
})
