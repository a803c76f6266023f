// The same games played by two lists of bots.

import { describe, expect, test } from "vitest"
import { decidedAfter, pairedReport, pairsOf } from "../../src/sim/pairs.ts"
import type { Result } from "../../src/sim/result.ts"
import { reportOf } from "../../src/sim/report.ts"
import { setting, won } from "./support.ts"

const of = setting({
  sides: [
    ["greedy", "random"],
    ["old-greedy", "random"],
  ],
  rotate: true,
})

/** Of each game whether the first and the second subject has won it. */
const results = (splits: readonly (readonly [boolean, boolean])[]): Result[] =>
  splits.flatMap((wins, i) =>
    wins.map((has, side) => {
      const seat = i % 2
      return won(i + 1, side, [has ? seat : 1 - seat], { far: side === 1 ? 3 : 1 })
    }),
  )

const only = [false, true] as const
const both = [true, true] as const

describe("pairs", () => {
  test("are split by who has won, wherever the subject sat", () => {
    const report = pairedReport(of, pairsOf(results([only, both, only, [true, false], [false, false]])))
    expect(report).toMatchObject({
      subjects: ["greedy", "old-greedy"],
      pairs: 5,
      both: 1,
      onlyFirst: 1,
      onlySecond: 2,
      neither: 1,
      p: 1,
      decidedAfter: null,
      better: null,
      measures: { far: { mean: 2, of: 5 } },
    })
    expect(report.second).toMatchObject({ wins: 3, games: 5, rate: 0.6 })
  })

  test("a game that did not end is one that was not won", () => {
    const [first, second] = results([both])
    const endless: Result = {
      k: "unended",
      number: 1,
      side: 1,
      seed: "",
      decisions: 5,
      why: "limit",
      seat: null,
      says: "no end",
    }
    expect(pairedReport(of, pairsOf([first, endless])).onlyFirst).toBe(1)
    expect(pairedReport(of, pairsOf([first, second])).both).toBe(1)
    const report = reportOf(setting(), [first, won(2, 0, [0]), { ...endless, number: 3, side: 0 }], {
      games: 3,
      jobs: 1,
      seconds: 1,
      here: [],
      interrupted: false,
    })
    expect(report).toMatchObject({ finished: 2, unended: 1, errors: 0 })
    expect(report.winRates[0]).toMatchObject({ wins: 2, games: 3 })
  })

  test("what broke is told with the command that plays it again, and counts as no game", () => {
    const broken: Result = {
      k: "broken",
      number: 7,
      side: 0,
      seed: "test/7",
      error: "there is a coin too many",
    }
    const ran = { games: 1, jobs: 1, seconds: 1, here: [], interrupted: false }
    const report = reportOf(setting(), [broken], ran)
    expect(report).toMatchObject({ finished: 0, unended: 0, errors: 1 })
    expect(report.failures[0].command).toBe(
      "soulspire sim proof --players 2 --bots random,random --seed test --first 7 --games 1 --options goal=2",
    )
  })

  test("are looked at in the order of their numbers, and only as far as there is no gap", () => {
    const all = results(Array.from({ length: 12 }, () => only))
    expect(decidedAfter(pairsOf(all), of)).toBe(8)
    expect(decidedAfter(pairsOf(all.toReversed()), of)).toBe(8)
    expect(pairsOf(all.filter(({ number, side }) => number !== 4 || side === 0))).toHaveLength(3)
    expect(decidedAfter(pairsOf(results([only, both, only])), of)).toBeNull()
  })
})
