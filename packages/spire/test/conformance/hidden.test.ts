// Spire against the conformance suite: what a seat may not know, and worlds dealt anew.

import { describe, expect, it } from "vitest"
import { dealtAnew, hiddenStaysHidden } from "@soulspire/testkit"
import { patience, seeds, some } from "./settings.ts"

describe.each(some)("%s", patience, (_name, setting) => {
  it("shows a seat nothing of what it cannot know", () => {
    const tried = seeds("hidden", 2).map((seed) => hiddenStaysHidden(setting, seed, 4 * setting.seats))
    expect(tried.reduce((sum, { worlds }) => sum + worlds, 0)).toBeGreaterThan(10)
    expect(tried.reduce((sum, { answers }) => sum + answers, 0)).toBeGreaterThan(5)
  })

  it("deals the unknown anew without forgetting or cheating", () => {
    const tried = seeds("deal", 2).map((seed) => dealtAnew(setting, seed, 5 * setting.seats))
    expect(tried.reduce((sum, { worlds }) => sum + worlds, 0)).toBeGreaterThan(6)
    for (const { hits } of tried) expect(hits).toBeLessThan(0.3)
  })
})
