// Every two answers of the rulesets that do not contradict each other are played together.

import { fourSouls } from "@soulspire/four-souls"
import { checkPlain, soak } from "@soulspire/testkit"
import { usually } from "@soulspire/testkit/vitest"
import { describe, expect, it } from "vitest"
import { mixes, pairs } from "../support/mixes.ts"
import { mixTables, patience, seeds } from "./settings.ts"

it("few mixes have every two answers together", () => {
  const together = (
    mix: Readonly<Record<string, string>>,
    [name, answer]: readonly [string, unknown],
  ): boolean => mix[name] === (answer === true ? "yes" : answer === false ? "no" : answer)
  const apart = pairs.filter(
    ([one, other]) => !mixes.some((mix) => together(mix.switches, one) && together(mix.switches, other)),
  )
  expect(apart).toEqual([])
  expect(mixes.length).toBeLessThan(40)
  for (const options of mixes) expect(() => fourSouls.create(options, 2, "mix")).not.toThrow()
})

describe.each(mixTables)("%s", patience, (name, setting) => {
  it("ends by rule, whatever is answered", () => {
    const many = usually(1, { inFull: 20 })
    const { ends } = soak(setting, seeds(`soak ${name}`, many), (state, count) => {
      if (count % 401 === 0) checkPlain(state)
    })
    expect(Object.values(ends).reduce((sum, each) => sum + each, 0)).toBe(many)
    expect(Object.keys(ends).filter((end) => !/^(ability|draw|shared|souls|tie)$/.test(end))).toEqual([])
  })
})
