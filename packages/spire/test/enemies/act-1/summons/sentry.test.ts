// Sentry A and Sentry B.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"

test("do the opposite on each half of the die", () => {
  expect(byDie("s1-sentry-a")).toEqual({ "1-3": "p1: daze 1", "4-6": "p1: hit 3" })
  expect(byDie("s1-sentry-b")).toEqual({ "1-3": "p1: hit 3", "4-6": "p1: daze 1" })
})

test("have 7 and 8 HP", () => {
  expect([hpOf("s1-sentry-a"), hpOf("s1-sentry-b")]).toEqual([
    [7, 7, 7, 7],
    [8, 8, 8, 8],
  ])
})
