// The proof game against the conformance suite: two thousand random games end by rule.

import { describe, expect, it } from "vitest"
import { type ProofState } from "@soulspire/proof"
import { checkPlain, soak } from "@soulspire/testkit"
import { patience, seeds, settings } from "./settings.ts"

/** With several things on the way at once, two of them might share a part. */
const checkBusy = (state: ProofState): void => {
  if (state.pending.length + state.objects.filter((o) => o.act !== null).length > 1) checkPlain(state)
}

// 334 games for each of six settings: 2,004.
describe.each(settings)("%s", patience, (_name, setting) => {
  it("ends by rule, whatever is answered", () => {
    const { games, kinds, ends } = soak(setting, seeds("soak", 334), checkBusy)
    expect(games).toBe(334)
    expect(Object.keys(ends)).not.toContain("endless")
    const all = ["act", "choose", "number", "order", "vote"]
    expect(kinds).toEqual(setting.options["barter"] === true ? [...all, "offer"].toSorted() : all)
  })
})
