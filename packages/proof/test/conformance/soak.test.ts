// The proof game against the conformance suite: six hundred random games end by rule, or two thousand where everything is run.

import { describe, expect, it } from "vitest"
import { type ProofState } from "@soulspire/proof"
import { checkPlain, soak } from "@soulspire/testkit"
import { usually } from "@soulspire/testkit/vitest"
import { patience, seeds, settings } from "./settings.ts"

/** With several things on the way at once, two of them might share a part. */
const checkBusy = (state: ProofState): void => {
  if (state.pending.length + state.objects.filter((o) => o.act !== null).length > 1) checkPlain(state)
}

/** For each of six settings. */
const many = usually(100, { inFull: 334 })

describe.each(settings)("%s", patience, (_name, setting) => {
  it("ends by rule, whatever is answered", () => {
    const { games, kinds, ends } = soak(setting, seeds("soak", many), checkBusy)
    expect(games).toBe(many)
    expect(Object.keys(ends)).not.toContain("endless")
    const all = ["act", "choose", "number", "order", "vote"]
    expect(kinds).toEqual(setting.options["barter"] === true ? [...all, "offer"].toSorted() : all)
  })
})
