// The proof game against the conformance suite: what a seat may not know, and worlds dealt anew.

import { describe, expect, it } from "vitest"
import { dealtAnew, hiddenStaysHidden } from "@soulspire/testkit"
import { patience, seeds, settings } from "./settings.ts"

describe.each(settings)("%s", patience, (_name, setting) => {
  it("shows a seat nothing of what it cannot know", () => {
    const tried = seeds("hidden", 3).map((seed) => hiddenStaysHidden(setting, seed, 4))
    expect(tried.reduce((sum, { worlds }) => sum + worlds, 0)).toBeGreaterThan(100)
    expect(tried.reduce((sum, { answers }) => sum + answers, 0)).toBeGreaterThan(50)
  })

  it("deals the unknown anew without forgetting or cheating", () => {
    const tried = seeds("deal", 2).map((seed) => dealtAnew(setting, seed, 9))
    expect(tried.reduce((sum, { worlds }) => sum + worlds, 0)).toBeGreaterThan(20)
    for (const { hits } of tried) expect(hits).toBeLessThan(0.3)
  })
})
