// Against values that are printed in books, or can be worked out by hand.

import { describe, expect, test } from "vitest"
import { isDecided, mcnemar, meanOf, wilson } from "../../src/sim/statistics.ts"

describe("the interval of a chance", () => {
  test("is Wilson's", () => {
    // From the table of R. Newcombe, Statistics in Medicine 17 (1998), page 861, method 3.
    const known = [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [1, 29, 0.0061, 0.1718],
    ] as const
    for (const [wins, games, low, high] of known) {
      expect(wilson(wins, games).low).toBeCloseTo(low, 4)
      expect(wilson(wins, games).high).toBeCloseTo(high, 4)
    }
  })

  test("begins at nothing and ends at everything, and says nothing where nothing was played", () => {
    expect(wilson(0, 20).low).toBe(0)
    expect(wilson(0, 20).high).toBeCloseTo(0.1611, 4)
    expect(wilson(20, 20).low).toBeCloseTo(0.8389, 4)
    expect(wilson(20, 20).high).toBe(1)
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
  })
})

test("the mean of some numbers lies within twice its error", () => {
  expect(meanOf([])).toBeNull()
  const { mean, low, high } = meanOf([2, 4, 4, 4, 5, 5, 7, 9]) as NonNullable<ReturnType<typeof meanOf>>
  expect(mean).toBe(5)
  // The deviation of the sample is the root of 32/7, the error of the mean an eighth of 4/7's root.
  expect(high - mean).toBeCloseTo(1.96 * Math.sqrt(32 / 7 / 8), 3)
  expect(mean - low).toBeCloseTo(high - mean, 10)
})

describe("two that were tried on the same", () => {
  test("differ by McNemar's exact test", () => {
    // One pair of two says nothing, six of six 2/64, nine of ten 22/1024.
    expect(mcnemar(0, 0)).toBe(1)
    expect(mcnemar(1, 1)).toBe(1)
    expect(mcnemar(6, 0)).toBeCloseTo(2 / 64, 10)
    expect(mcnemar(1, 9)).toBeCloseTo(22 / 1024, 10)
    expect(mcnemar(9, 1)).toBe(mcnemar(1, 9))
    // Worked out in whole numbers.
    expect(mcnemar(16, 59) / 6.114156572521502e-7).toBeCloseTo(1, 9)
    expect(mcnemar(1500, 1600)).toBeCloseTo(0.07537169707532781, 9)
  })

  test("are decided only by more than a first small p", () => {
    expect(isDecided(0, 0)).toBe(false)
    // 2^8 / 9 is 28, 2^7 / 8 is 16.
    expect(isDecided(7, 0)).toBe(false)
    expect(isDecided(8, 0)).toBe(true)
    expect(mcnemar(15, 5)).toBeLessThan(0.05)
    expect(isDecided(15, 5)).toBe(false)
  })

  test("are hardly ever called different where they are not, however often one looks", () => {
    let wrong = 0
    let noise = 12345
    const toss = (): boolean => (noise = (noise * 1103515245 + 12345) % 2 ** 31) >= 2 ** 30
    for (let run = 0; run < 1000; run++) {
      let [one, other] = [0, 0]
      for (let pair = 0; pair < 300; pair++) {
        if (toss()) one++
        else other++
        if (!isDecided(one, other)) continue
        wrong++
        break
      }
    }
    expect(wrong).toBeLessThan(50)
  })
})
