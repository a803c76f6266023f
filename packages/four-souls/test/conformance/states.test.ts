// Four Souls against the conformance suite: sound states, and the index against a full scan.

import { defineGame } from "@soulspire/kernel"
import { fourSoulsSpec } from "@soulspire/four-souls"
import { describe, expect, it } from "vitest"
import { checkIndex, checkShape, soak } from "@soulspire/testkit"
import { patience, seeds, some } from "./settings.ts"

describe.each(some)("%s", patience, (_name, setting) => {
  it("holds plain data with nothing reachable twice and every object in one place", () => {
    const looked = soak(setting, seeds("shape", 1), (state, count) => {
      if (count % 11 === 0) checkShape(setting.game, state)
    })
    expect(looked.games).toBe(1)
  })

  // Every look-up of the game is held against a scan of everything, which takes long.
  it("finds by the index what a full scan finds", () => {
    const oracle = { ...setting, game: defineGame(fourSoulsSpec, { oracle: true }) }
    const looked = soak(oracle, seeds("scan", 1), (state, count) => {
      if (count % 7 === 0) checkIndex(oracle.game, state)
    })
    expect(looked.games).toBe(1)
  })
})
