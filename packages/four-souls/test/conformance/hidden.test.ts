// Four Souls against the conformance suite: what a seat may not know, and worlds dealt anew.

import { describe, expect, it } from "vitest"
import { dealtAnew, hiddenStaysHidden } from "@soulspire/testkit"
import { patience, seeds, some, times } from "./settings.ts"

describe.each(some)("%s", patience, (_name, setting) => {
  it("shows a seat nothing of what it cannot know", () => {
    const tried = seeds("hidden", 3 * times(setting)).map((seed) => hiddenStaysHidden(setting, seed, 101))
    expect(tried.reduce((sum, { worlds }) => sum + worlds, 0)).toBeGreaterThan(80)
    expect(tried.reduce((sum, { answers }) => sum + answers, 0)).toBeGreaterThan(60)
  })

  // Each world that is played out is a whole game more: one for every 600 answers.
  it("deals the unknown anew without forgetting or cheating", () => {
    const tried = seeds("deal", 1).map((seed) => dealtAnew(setting, seed, 601))
    expect(tried.reduce((sum, { worlds }) => sum + worlds, 0)).toBeGreaterThan(1)
    for (const { hits } of tried) expect(hits).toBeLessThan(0.3)
  })
})
