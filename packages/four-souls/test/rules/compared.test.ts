// The rulebooks side by side: every difference that docs/rules has is there.

import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { comparison } from "../../src/rulesets/compared.ts"
import { settled } from "../../src/rulesets/settled.ts"
import { switches } from "../../src/rulesets/switches.ts"

const page = readFileSync(new URL("../../../../docs/rules/four-souls.md", import.meta.url), "utf8")
const written = [...page.matchAll(/^\| (RD-\d+) \|/gm)].map(([, id]) => id)

const rowOf = (rule: string) => comparison.rows.find((row) => row.rule === rule)

describe("the rulebooks side by side", () => {
  it("have every difference that is written down, each once: with a switch, or with what decides it", () => {
    expect(written.length).toBeGreaterThan(40)
    const rules = [...Object.values(switches), ...Object.values(settled)].map(({ rule }) => rule)
    expect(rules.toSorted()).toEqual(written.toSorted())
    expect(comparison.rows.map(({ rule }) => rule)).toEqual(written.toSorted())
  })

  it("say of what nobody can pick what decides it", () => {
    const decided = comparison.rows.filter((row) => row.decided !== null).map(({ rule }) => rule)
    expect(decided).toEqual(Object.values(settled).map(({ rule }) => rule))
  })

  it("tell what differs from what all answer alike", () => {
    expect(comparison.editions).toEqual(["english-2023", "italian", "classic"])
    expect(rowOf("RD-20")).toMatchObject({
      differs: true,
      answers: ["responses", "roll-triggers", "final"].map(
        (word) => `setting.switches.wouldRollLoop.${word}`,
      ),
    })
    expect(rowOf("RD-35")).toMatchObject({
      differs: false,
      answers: Array(3).fill("setting.switches.clampEvasion.yes"),
    })
  })
})
