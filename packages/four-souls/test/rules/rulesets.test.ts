// The rulesets that can be picked, and a mix of one's own.

import { rulesets } from "@soulspire/four-souls"
import { rulesOf } from "@soulspire/testkit/vitest"
import { describe, expect, it } from "vitest"
import { contradictions } from "../../src/rulesets/contradictions.ts"
import { type SwitchName, switches, switchNames } from "../../src/rulesets/switches.ts"
import { refusalOf } from "../support/stacked.ts"
import { fourSoulsTable } from "../support/table.ts"

const { answers: cited } = rulesOf("four-souls", new URL("../", import.meta.url))
const asWord = (answer: boolean | string): string =>
  typeof answer === "boolean" ? (answer ? "yes" : "no") : answer

const custom = (answers: Partial<Record<SwitchName, string>>) => ({ ruleset: "custom", switches: answers })

describe("a ruleset", () => {
  it("is each edition as it is", () => {
    for (const ruleset of ["english-2023", "italian", "classic"] as const)
      expect(fourSoulsTable({ options: { ruleset } }).state.table.rules).toEqual(rulesets[ruleset])
  })

  it("is a mix of one's own, in which what nobody answers is as in 2023", () => {
    const table = fourSoulsTable({ options: custom({ lootStepOnStack: "yes", endPhaseOrder: "heal-first" }) })
    expect(table.state.table.rules).toEqual({
      ...rulesets["english-2023"],
      lootStepOnStack: true,
      endPhaseOrder: "heal-first",
    })
  })

  it("is no edition with other answers: single questions are for a mix", () => {
    expect(refusalOf({ ruleset: "italian", switches: { lootStepOnStack: "yes" } })).toEqual({
      key: "switches-are-for-custom",
      rule: "RD-09",
    })
    expect(refusalOf({ ruleset: "italian", switches: { lootStepOnStack: "no" } })).toBeNull()
    expect(refusalOf(custom({ lootStepOnStack: "maybe" }))).toMatchObject({ key: "bad-option" })
  })

  it("answers every question in one of the ways it has", () => {
    for (const name of switchNames) {
      const { english, italian, classic } = switches[name]
      const answers = switches[name].answers.map(String)
      expect(new Set(answers).size).toBe(answers.length)
      for (const answer of [english, italian, classic]) expect(answers).toContain(String(answer))
    }
  })

  it("has a test of each of its answers, and tests cite no others", () => {
    const known = switchNames.flatMap((name) => {
      const { rule, answers } = switches[name]
      return answers.map((answer) => `${rule}=${asWord(answer)}`)
    })
    expect(known.filter((each) => !cited.has(each))).toEqual([])
    expect([...cited].filter((each) => !known.includes(each))).toEqual([])
  })
})

describe("a mix that contradicts itself", () => {
  it.each(contradictions.map(({ one, other, key }) => [key, one, other] as const))(
    "%s: is refused with its reason",
    (key, one, other) => {
      const answers = { [one[0]]: asWord(one[1]), [other[0]]: asWord(other[1]) }
      expect(refusalOf(custom(answers))).toMatchObject({ key, rule: switches[one[0]].rule })
    },
  )

  it("is no edition", () => {
    for (const rules of Object.values(rulesets))
      for (const { one, other } of contradictions)
        expect(rules[one[0]] === one[1] && rules[other[0]] === other[1]).toBe(false)
  })
})
