// Four Souls against the conformance suite: sixty random games end by rule, or three hundred where everything is run.

import { describe, expect, it } from "vitest"
import { checkPlain, soak } from "@soulspire/testkit"
import { usually } from "@soulspire/testkit/vitest"
import { modes, patience, seeds, settings, variantTables } from "./settings.ts"

/** For each of four tables: about as many answers for each number of players. */
const games = [usually(9, { inFull: 45 }), usually(4, { inFull: 20 }), usually(2, { inFull: 10 })]

/** A card that lets everybody vote is not for two, who vote on what goes on for ever at most. */
const voted = new Set<string>()

describe.each(settings)("%s", patience, (name, setting) => {
  it("ends by rule, whatever is answered", () => {
    const many = games[setting.seats - 2]
    const { kinds, ends } = soak(setting, seeds(`soak ${name}`, many), (state, count) => {
      if (count % 401 === 0) checkPlain(state)
    })
    expect(Object.values(ends).reduce((sum, each) => sum + each, 0)).toBe(many)
    // Two items that copy each other go on for ever, and the table may then agree on a draw (FS-Q-8).
    expect(Object.keys(ends).toSorted().join()).toMatch(/^(ability,)?(draw,)?(shared,)?souls(,tie)?$/)
    // Votes are rare: looked for at all tables together.
    const votes = kinds.includes("vote") ? ["vote"] : []
    if (setting.seats > 2) votes.forEach((vote) => voted.add(`${vote} of ${setting.seats}`))
    const offers = setting.options["barter"] === false ? [] : ["offer"]
    expect(kinds).toEqual(["act", "choose", "number", ...offers, "order", ...votes])
  })
})

it("three and four have voted", () => {
  expect([...voted].toSorted()).toEqual(["vote of 3", "vote of 4"])
})

describe.each(modes)("%s", patience, (name, setting) => {
  it("ends by rule: won or lost by all, or by one who meets the goal", () => {
    const many = setting.seats === 2 ? usually(4, { inFull: 20 }) : usually(2, { inFull: 6 })
    const { ends } = soak(setting, seeds(`soak ${name}`, many), (state, count) => {
      if (count % 401 === 0) checkPlain(state)
    })
    expect(Object.values(ends).reduce((sum, each) => sum + each, 0)).toBe(many)
    expect(
      Object.keys(ends).filter((end) => !/^(timer|together|challenge|goal|tie|shared)$/.test(end)),
    ).toEqual([])
  })
})

describe.each(variantTables)("%s", patience, (name, setting) => {
  it("ends by rule, whatever is answered", () => {
    const many = usually(1, { inFull: 10 })
    const { ends } = soak(setting, seeds(`soak ${name}`, many), (state, count) => {
      if (count % 401 === 0) checkPlain(state)
    })
    expect(Object.values(ends).reduce((sum, each) => sum + each, 0)).toBe(many)
    expect(
      Object.keys(ends).filter((end) => !/^(ability|draw|shared|souls|tie|timer|together)$/.test(end)),
    ).toEqual([])
  })
})
