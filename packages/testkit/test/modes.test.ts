// The switch over the whole suite: what a run is in, and what may be left out. That each mode bites is tests/planted.

import { exemption, hardModes, wronglySpared } from "@soulspire/testkit"
import { describe, expect, it } from "vitest"
import { proofTable } from "../../proof/test/support/table.ts"

describe("a table", () => {
  it("is in the mode of the run, unless it says which", () => {
    expect(proofTable({}).mode).toBe(process.env["SOULSPIRE_MODE"])
    for (const mode of hardModes) expect(proofTable({ mode }).mode).toBe(mode)
  })

  it("tells the same in every mode", () => {
    const told = (["plain", ...hardModes] as const).map((mode) => {
      const table = proofTable({ p1: { hand: ["finger"] }, field: ["rat"], dice: [2], mode })
      table.p1.attack("rat").p1.play("finger", "item").allPass()
      return { events: table.events, hash: table.game.hash(table.state), log: table.log }
    })
    for (const each of told) expect(each).toEqual(told[0])
  })

  it("goes on with another state where the mode says so", () => {
    const table = proofTable({ p1: { hand: ["spark"] }, mode: "save" })
    const before = table.state
    table.p1.play("spark", "p2").allPass()
    expect(table.state).not.toBe(before)
  })
})

describe("what is left out", () => {
  const spared = [{ path: "packages/x/test/slow/", why: "it is slow" }]
  const exempt = [{ mode: "leak", test: "a.test.ts > b", why: "it is about chance" }]

  it("has no tables but those that choose their mode", () => {
    const wrong = (file: string, all: number, chosen: number) =>
      wronglySpared(`packages/${file}`, { all, chosen }, spared, ["packages/x/"])
    expect(wrong("x/test/slow/a.test.ts", 2, 1)).toContain("it is slow")
    expect(wrong("x/test/slow/a.test.ts", 2, 2)).toBeNull()
    expect(wrong("x/test/a.test.ts", 2, 0)).toBeNull()
    expect(wrong("y/test/a.test.ts", 2, 0)).toBeNull()
    expect(wrong("y/test/a.test.ts", 2, 1)).toContain("chooses a mode")
  })

  it("is a single test in a single mode, with its reason", () => {
    expect(exemption("leak", "a.test.ts > b", exempt)).toBe("it is about chance")
    expect(exemption("save", "a.test.ts > b", exempt)).toBeNull()
    expect(exemption("leak", "a.test.ts > b and c", exempt)).toBeNull()
  })
})
