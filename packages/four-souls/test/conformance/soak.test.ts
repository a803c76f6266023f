// Four Souls against the conformance suite: three hundred random games end by rule.

import { describe, expect, it } from "vitest"
import { checkPlain, soak } from "@soulspire/testkit"
import { modes, patience, seeds, settings } from "./settings.ts"

/** For each of four tables: 300 in all, and about as many answers for each number of players. */
const games = [45, 20, 10]

describe.each(settings)("%s", patience, (name, setting) => {
  it("ends by rule, whatever is answered", () => {
    const many = games[setting.seats - 2]
    const { kinds, ends } = soak(setting, seeds(`soak ${name}`, many), (state, count) => {
      if (count % 401 === 0) checkPlain(state)
    })
    expect(Object.values(ends).reduce((sum, each) => sum + each, 0)).toBe(many)
    // Two items that copy each other go on for ever, and the table may then agree on a draw (FS-Q-8).
    expect(Object.keys(ends).toSorted().join()).toMatch(/^(ability,)?(draw,)?(shared,)?souls(,tie)?$/)
    // A card that lets everybody vote is not for two, who vote on what goes on for ever at most.
    const votes = setting.seats > 2 || kinds.includes("vote") ? ["vote"] : []
    const offers = setting.options["barter"] === false ? [] : ["offer"]
    expect(kinds).toEqual(["act", "choose", "number", ...offers, "order", ...votes])
  })
})

describe.each(modes)("%s", patience, (name, setting) => {
  it("ends by rule: won or lost by all, or by one who meets the goal", () => {
    const many = setting.seats === 2 ? 20 : 6
    const { ends } = soak(setting, seeds(`soak ${name}`, many), (state, count) => {
      if (count % 401 === 0) checkPlain(state)
    })
    expect(Object.values(ends).reduce((sum, each) => sum + each, 0)).toBe(many)
    expect(
      Object.keys(ends).filter((end) => !/^(timer|together|challenge|goal|tie|shared)$/.test(end)),
    ).toEqual([])
  })
})
